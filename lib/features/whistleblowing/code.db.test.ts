import { codeFor, hashOf, readable } from './code'

describe('the code of a report', () => {
  it('is new each time, and read aloud without doubt', () => {
    const codes = Array.from({ length: 50 }, () => codeFor('x', null))
    expect(new Set(codes).size).toBe(50)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    expect(readable('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR')
  })

  it('is found again by the same request, and not by another one with the same key', () => {
    expect(codeFor('testo', 'k')).toBe(codeFor('testo', 'k'))
    expect(codeFor('testo', 'k')).not.toBe(codeFor('altro', 'k'))
    expect(codeFor('testo', 'k')).not.toBe(codeFor('testo', 'j'))
  })

  it('is recognised however it is typed, and cannot be read from what is stored', () => {
    const code = codeFor('x', null)
    expect(hashOf(` ${readable(code).toLowerCase()} `)).toBe(hashOf(code))
    expect(hashOf(code)).not.toContain(code)
  })
})
