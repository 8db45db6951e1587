import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { consentLines, detailLines, originLines, slotText } from './request-words'

const request = (change: Partial<RequestDetail>): RequestDetail => ({
  _id: 'r1',
  version: 1,
  kind: 'contatto',
  stato: 'nuovo',
  nome: 'Rita',
  cognome: 'Scrive',
  email: 'rita@prova.example',
  telefono: '+393510000000',
  messaggio: '',
  dettagli: {},
  campaign: {},
  note: '',
  agent: null,
  agency: null,
  pratica: null,
  file: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...change,
})

describe('a request in words', () => {
  it.each([
    [{ giorno: '2026-11-23', fascia: '09:00-11:00' }, '23/11/2026, 09:00–11:00'],
    [{ fascia: '9-12' }, '9–12'],
    [{}, 'Appena possibile'],
  ])('says when to call for %j', (dettagli, words) => {
    expect(slotText(dettagli)).toBe(words)
  })

  it('names the position of an application, or says that it answers none', () => {
    const lines = (dettagli: object) =>
      detailLines(request({ kind: 'candidatura', dettagli: { ...dettagli } }))
    expect(lines({ posizione: 'Agente' })).toEqual([['Posizione', 'Agente']])
    expect(lines({})).toEqual([['Posizione', 'Candidatura spontanea']])
    expect(detailLines(request({}))).toEqual([])
  })

  it('says the channel in words, the site where none is named', () => {
    expect(originLines(request({}))[0]).toEqual(['Canale', 'Sito'])
    const campaign = { channel: 'numeroverde', utm_source: 'radio' }
    expect(originLines(request({ campaign })).filter(([, value]) => value)).toEqual([
      ['Canale', 'Numero verde'],
      ['Fonte', 'radio'],
    ])
  })

  it('says yes, no, and which text was shown', () => {
    const at = new Date('2026-11-21T09:00:00Z')
    const consent = (kind: string, granted: boolean) => ({ kind, granted, textVersion: '2026-01', at })
    expect(consentLines([consent('privacy', true), consent('marketing', false)])).toEqual([
      ['Informativa privacy', 'Letta, 21/11/2026 (testo 2026-01)'],
      ['Offerte e novità', 'No, 21/11/2026 (testo 2026-01)'],
    ])
  })
})
