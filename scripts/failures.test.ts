import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { isGone, sentenceFor } from './failures'
import { checkRoom } from './preflight'

const failure = (fields: object) => Object.assign(new Error('detto in inglese'), fields)

describe('a sentence for a failure', () => {
  it.each([
    [{ code: 'ECONNREFUSED', address: '10.0.0.1', port: 5432 }, 'A 10.0.0.1:5432 non risponde nessuno'],
    [{ code: 'EHOSTUNREACH', address: '10.0.0.1', port: 5432 }, '10.0.0.1:5432 non si raggiunge'],
    [{ code: 'EAI_AGAIN', hostname: 'db.interno' }, 'L’host db.interno non si trova'],
    [{ code: '53300' }, 'Il database non ha più connessioni libere'],
    [{ code: '53100' }, 'Il disco del database è pieno'],
    [{ code: '57P03' }, 'Il database si sta avviando o fermando'],
    [{ code: '57P01' }, 'Il database ha smesso di rispondere'],
    [{ code: 'EROFS', path: '/dati' }, '/dati è su un disco di sola lettura'],
    [{ code: 'EACCES', path: '/dati' }, 'Manca il permesso di scrivere in /dati'],
    [{ code: 'ENOSPC', syscall: 'write' }, 'Il disco è pieno: libera spazio'],
  ])('%j', (fields, sentence) => {
    expect(sentenceFor(failure(fields))).toContain(sentence)
  })

  it('looks into the attempts of a host with several addresses', () => {
    const attempts = [failure({ code: 'ECONNREFUSED', address: '::1', port: 5432 })]
    expect(sentenceFor(new AggregateError(attempts))).toContain('::1:5432')
  })

  it('knows a database that hung up', () => {
    expect(isGone(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isGone(failure({ code: '42P01' }))).toBe(false)
  })

  it('leaves a fault of ours as it is', () => {
    expect(sentenceFor(new TypeError('x is not a function'))).toBeUndefined()
    expect(sentenceFor('anything')).toBeUndefined()
  })

  it('knows a disk that is full from the system’s own error', () => {
    // A device that answers every write as a full disk does; where there is none, so is the error we make.
    const full = existsSync('/dev/full')
      ? written('/dev/full')
      : failure({ code: 'ENOSPC', syscall: 'write' })
    expect(sentenceFor(full)).toContain('Il disco è pieno')
  })

  it('comes before a disk is full', () => {
    expect(() => checkRoom('.', 1e12, 'compilare')).toThrow(/Il disco di \. è quasi pieno: restano [\d.]+ MB/)
    expect(() => checkRoom('.', 1, 'compilare')).not.toThrow()
  })
})

function written(device: string): unknown {
  const handle = openSync(device, 'w')
  try {
    return writeSync(handle, 'x')
  } catch (error) {
    return error
  } finally {
    closeSync(handle)
  }
}
