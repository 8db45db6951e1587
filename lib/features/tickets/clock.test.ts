import { readHours } from '@/lib/italian/opening-hours'
import { deadlinesOf, nextDue, pausedUntil } from './clock'
import { type CategoryTimes, policyOf } from './policy'
import { canReopen } from './states'
import { openedAt } from './test-kit'

const office = readHours('lun–ven 9–13 14–18')
const at = (text: string) => new Date(`${text}:00+01:00`)
const category: CategoryTimes = { minutiRisposta: 240, minutiSoluzione: 960, calendario: null, tempi: [] }
const usual = policyOf(category, 'normale', office)
const ticket = openedAt(at('2026-11-26T10:00'))

describe('the clock of a ticket', () => {
  it('counts in working time from when it was opened', () => {
    expect(deadlinesOf(ticket, usual)).toMatchObject({
      primaRispostaEntro: at('2026-11-26T15:00'),
      risoluzioneEntro: at('2026-11-30T10:00'),
    })
  })

  it('gives less time to what is urgent and more to what is not', () => {
    const entro = (priorita: 'urgente' | 'bassa') =>
      deadlinesOf(ticket, policyOf(category, priorita, office)).primaRispostaEntro
    expect(entro('urgente')).toEqual(at('2026-11-26T11:00'))
    expect(entro('bassa')).toEqual(at('2026-11-27T10:00'))
  })

  it('of a complaint ends on its own day, and runs also while the office waits', () => {
    const reclamoEntro = at('2026-12-27T00:00')
    const complaint = { ...ticket, reclamoEntro, primaRispostaAt: at('2026-11-26T12:00') }
    expect(deadlinesOf(complaint, usual)).toMatchObject({
      risoluzioneEntro: reclamoEntro,
      scadeAt: reclamoEntro,
      avvisaAt: new Date(
        complaint.createdAt.getTime() + 0.8 * (reclamoEntro.getTime() - complaint.createdAt.getTime()),
      ),
    })
    const waiting = { ...complaint, stato: 'in_attesa', pausaDal: at('2026-11-26T16:00') } as const
    expect(deadlinesOf(waiting, usual).scadeAt).toEqual(reclamoEntro)
    const none = { minutiRisposta: null, minutiSoluzione: null, orari: office }
    expect(deadlinesOf(complaint, none).scadeAt).toEqual(reclamoEntro)
  })

  it('stands while it waits for the opener, and adds that to the solution', () => {
    const waiting = { ...ticket, stato: 'in_attesa', pausaDal: at('2026-11-26T16:00') } as const
    expect(deadlinesOf(waiting, usual).scadeAt).toBeNull()
    const minutiPausa = pausedUntil(waiting, office, at('2026-11-27T10:00'))
    expect(minutiPausa).toBe(180)
    const primaRispostaEntro = at('2026-11-26T15:00')
    const answered = { ...ticket, primaRispostaAt: at('2026-11-26T11:00'), primaRispostaEntro, minutiPausa }
    expect(deadlinesOf(answered, usual)).toMatchObject({
      primaRispostaEntro,
      scadeAt: at('2026-11-30T13:00'),
    })
  })

  it('says what comes next, and stops when it is solved', () => {
    const due = { primaRispostaEntro: at('2026-11-26T15:00'), risoluzioneEntro: at('2026-11-30T10:00') }
    const now = at('2026-11-26T15:00')
    expect(nextDue({ ...ticket, ...due }, now)).toEqual({ scadeAt: due.primaRispostaEntro, fuoriTempo: true })
    const answered = { ...ticket, ...due, primaRispostaAt: now }
    expect(nextDue(answered, now)).toEqual({ scadeAt: due.risoluzioneEntro, fuoriTempo: false })
    expect(nextDue({ ...answered, stato: 'risolto' }, now)).toEqual({ scadeAt: null, fuoriTempo: false })
  })

  it('warns when four fifths of the time have gone, once for each deadline', () => {
    const fresh = deadlinesOf(ticket, usual, at('2026-11-26T10:00'))
    expect(fresh.avvisaAt).toEqual(at('2026-11-26T14:12'))
    const told = { ...ticket, ...fresh, avvisaAt: null }
    expect(deadlinesOf(told, usual, at('2026-11-26T14:20')).avvisaAt).toBeNull()
    const answered = { ...told, primaRispostaAt: at('2026-11-26T14:30') }
    expect(deadlinesOf(answered, usual, at('2026-11-26T14:30')).avvisaAt).toEqual(at('2026-11-27T15:48'))
    expect(deadlinesOf(ticket, usual, at('2026-12-26T10:00')).avvisaAt).toBeNull()
  })

  it('has no deadline where the category gives none', () => {
    const none = { minutiRisposta: null, minutiSoluzione: null, orari: office }
    expect(deadlinesOf(ticket, none)).toMatchObject({ scadeAt: null, fuoriTempo: false })
  })

  it('opens again within seven days', () => {
    const solved = { stato: 'risolto', risoltoAt: at('2026-11-20T10:00'), closedAt: null } as const
    expect(canReopen(solved, at('2026-11-26T10:00'))).toBe(true)
    expect(canReopen(solved, at('2026-11-27T10:00'))).toBe(false)
    expect(canReopen({ ...solved, stato: 'aperto' })).toBe(false)
  })
})
