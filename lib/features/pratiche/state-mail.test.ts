import { euroText } from '@/lib/core/money'
import { FINALI, isAperta, prossimiStati, STATI_NOMI, type Stato } from '@/lib/words/case-states'
import { asksForDocuments } from './labels'
import { type Lettore, type Passaggio, stateMail } from './state-mail'

/*
 * Which mail, to whom, with which facts, or none and why, for every way from one state to another: by hand, by the bulk verbs
 * (suspended, withdrawn), by an import, which may jump, and back when it is undone.
 */

const passo = (da: Stato, a: Stato, more: Partial<Passaggio> = {}): Passaggio => ({
  da,
  a,
  inBanca: true,
  banca: 'Banca di Prova',
  deliberato: 150_000,
  erogato: a === 'liquidata' ? 149_000 : null,
  erogatoIl: a === 'liquidata' ? '2026-03-12' : null,
  daConfermare: false,
  eraDaConfermare: false,
  ...more,
})
const richiedente: Lettore = { ruolo: 'richiedente', mancano: [] }
const cointestatario: Lettore = { ruolo: 'cointestatario', mancano: [] }
const garante: Lettore = { ruolo: 'garante', mancano: [] }
const terzo: Lettore = { ruolo: 'terzo_datore', mancano: [] }
const due: Lettore = { ruolo: 'richiedente', mancano: ['CU o 730', 'Codice fiscale (da rifare)'] }

const told = (step: Passaggio, lettore = richiedente) => {
  const detto = stateMail(step, lettore)
  if ('nessuna' in detto) throw new Error(`nessuna e-mail: ${detto.nessuna}`)
  return detto.mail
}
const silent = (step: Passaggio, lettore = richiedente) => {
  const detto = stateMail(step, lettore)
  return 'nessuna' in detto ? detto.nessuna : null
}

/** Title of the mail to the richiedente, a piece of its sentence, and who that guarantees reads it too. */
const STEPS: [da: Stato, a: Stato, stato: string, fatto: RegExp, garanti: 'sì' | 'no' | 'solo il terzo'][] = [
  ['bozza', 'raccolta_documenti', 'raccogliamo i documenti', /raccogliendo i documenti/, 'no'],
  [
    'raccolta_documenti',
    'in_istruttoria',
    'prepariamo la pratica',
    /preparando la pratica per la banca/,
    'no',
  ],
  ['in_istruttoria', 'inviata_banca', 'in valutazione', /alla banca, che la sta valutando/, 'no'],
  ['in_istruttoria', 'raccolta_documenti', 'raccogliamo i documenti', /raccogliendo i documenti/, 'no'],
  ['inviata_banca', 'deliberata_reddituale', 'prima approvazione della banca', /quella sui redditi/, 'no'],
  ['inviata_banca', 'deliberata', 'approvata dalla banca', /ha approvato il finanziamento/, 'sì'],
  ['inviata_banca', 'respinta', 'non accolta', /La banca non ha accolto.*una persona riesamini/, 'sì'],
  ['deliberata_reddituale', 'perizia', 'perizia sulla casa', /Un perito visita la casa/, 'solo il terzo'],
  ['perizia', 'deliberata', 'approvata dalla banca', /ha approvato il finanziamento/, 'sì'],
  ['perizia', 'respinta', 'non accolta', /La banca non ha accolto.*una persona riesamini/, 'sì'],
  ['deliberata', 'stipula', 'è il momento della firma', /È il momento della firma/, 'sì'],
  ['stipula', 'liquidata', 'finanziamento erogato', /ha erogato il finanziamento/, 'sì'],
  // Suspended from any open state, and resumed: it was there before, and is not told as news.
  ['bozza', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['raccolta_documenti', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['in_istruttoria', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['inviata_banca', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['deliberata_reddituale', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['perizia', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['deliberata', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['stipula', 'sospesa', 'in pausa', /in pausa/, 'no'],
  ['sospesa', 'bozza', 'riprende', /non è più in pausa/, 'no'],
  ['sospesa', 'raccolta_documenti', 'riprende', /non è più in pausa.*raccogliendo/, 'no'],
  ['sospesa', 'in_istruttoria', 'riprende', /non è più in pausa.*preparando/, 'no'],
  ['sospesa', 'inviata_banca', 'riprende', /non è più in pausa.*alla banca/, 'no'],
  ['sospesa', 'deliberata_reddituale', 'riprende', /non è più in pausa/, 'no'],
  ['sospesa', 'perizia', 'riprende', /non è più in pausa/, 'solo il terzo'],
  ['sospesa', 'deliberata', 'riprende', /non è più in pausa/, 'sì'],
  ['sospesa', 'stipula', 'riprende', /non è più in pausa.*firma/, 'sì'],
  // Withdrawn from any open state: who wanted it is not said, since nobody may have.
  ['bozza', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['raccolta_documenti', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['in_istruttoria', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['inviata_banca', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['deliberata_reddituale', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['perizia', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['deliberata', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['stipula', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  ['sospesa', 'ritirata', 'chiusa', /La pratica è chiusa/, 'sì'],
  // Reopened by an administrator: words of its own, wherever it starts again.
  ...FINALI.flatMap((da) =>
    (
      [
        ['raccolta_documenti', /Riprende dalla raccolta dei documenti/],
        ['in_istruttoria', /preparando di nuovo/],
        ['inviata_banca', /di nuovo alla banca/],
        ['deliberata', /Riprende dopo l’approvazione/],
        ['stipula', /Riprende dalla firma/],
      ] as const
    ).map(([a, fatto]): (typeof STEPS)[number] => [da, a, 'riaperta', fatto, 'sì']),
  ),
]

describe('the mail of a step', () => {
  it.each(STEPS)('from %s to %s says «%s»', (da, a, stato, fatto, garanti) => {
    const step = passo(da, a)
    expect(told(step)).toMatchObject({ quale: 'La tua pratica', stato })
    expect(told(step).spiegazione).toMatch(fatto)
    // Two who ask for the loan together read the same.
    expect({ ...told(step, cointestatario), ruolo: '' }).toEqual(told(step))
    expect(silent(step, garante) === null).toBe(garanti === 'sì')
    expect(silent(step, terzo) === null).toBe(garanti !== 'no')
  })

  it('is decided for every step that a case may take', () => {
    const known = new Set(STEPS.map(([da, a]) => `${da} → ${a}`))
    const taken = STATI_NOMI.flatMap((stato) => {
      const before = STATI_NOMI.filter((one) => isAperta(one) && one !== 'sospesa')
      const memories = stato === 'sospesa' ? before : [null]
      return memories.flatMap((statoPrecedente) =>
        prossimiStati({ stato, statoPrecedente, product: 'mutuo' }, true).map((a) => `${stato} → ${a}`),
      )
    })
    expect(new Set(taken)).toEqual(known)
  })

  it('tells nobody that a case is approved because it was reopened', () => {
    for (const da of FINALI)
      for (const a of ['deliberata', 'stipula', 'inviata_banca'] as const)
        expect(`${told(passo(da, a)).stato} ${told(passo(da, a)).spiegazione}`).not.toMatch(
          /ha approvato|approvata dalla banca/i,
        )
  })

  it('says of a payment that was told, and holds no longer, that it has to be recorded again', () => {
    expect(told(passo('liquidata', 'stipula')).spiegazione).toMatch(/va registrata di nuovo/)
    expect(told(passo('respinta', 'stipula')).spiegazione).not.toMatch(/erogazione/)
    // An import may take it straight to another end.
    expect(told(passo('liquidata', 'respinta')).spiegazione).toMatch(/non risulta più.*non ha accolto/)
  })

  it('waits for the office where a payment has to be confirmed, and says nothing where it is not', () => {
    expect(silent(passo('stipula', 'liquidata', { daConfermare: true }))).toMatch(/quando la sede conferma/)
    const refused = passo('liquidata', 'stipula', { eraDaConfermare: true })
    expect(silent(refused)).toMatch(/non era ancora stata comunicata/)
    const confirmed = told(passo('liquidata', 'liquidata', { eraDaConfermare: true }))
    expect(confirmed).toMatchObject({
      stato: 'finanziamento erogato',
      importoErogato: euroText(149_000),
      dataErogazione: '12/03/2026',
    })
    expect(confirmed.spiegazione).toBe('La banca ha erogato il finanziamento.')
  })

  it('does not say that the bank refused what the bank never had', () => {
    const jump = passo('in_istruttoria', 'respinta', { inBanca: false })
    expect(told(jump).spiegazione).toMatch(/^La richiesta non è stata accolta/)
  })

  it('keeps a draft inside', () => {
    expect(silent(passo('raccolta_documenti', 'bozza'))).toBe('Tornare in bozza è un passo interno.')
  })

  it('takes back what an import told by mistake', () => {
    const back = told(passo('deliberata', 'inviata_banca', { correzione: true }))
    expect(back.stato).toBe('una correzione')
    expect(back.spiegazione).toMatch(/partiva da un dato sbagliato.*alla banca/)
  })
})

describe('what is missing', () => {
  it('never stands under words that only something else is', () => {
    const asked = STEPS.filter(([, a]) => asksForDocuments(a)).map(([da, a]) => told(passo(da, a), due))
    expect(asked.flatMap(({ spiegazione }) => /solo|soltanto/i.exec(spiegazione) ?? [])).toEqual([])
  })

  it('is asked of who has to bring it, beside the same state for everybody', () => {
    const step = passo('in_istruttoria', 'inviata_banca')
    const [mine, theirs] = [told(step, due), told(step, cointestatario)]
    expect(mine.stato).toBe(theirs.stato)
    expect(mine.spiegazione).toBe(
      `${theirs.spiegazione} Per andare avanti ci servono ancora 2 tuoi documenti: puoi caricarli nella tua area.`,
    )
    expect([mine.daPortare, theirs.daPortare]).toEqual(['CU o 730\nCodice fiscale (da rifare)', ''])
  })

  it('is never asked of a case that is closed or waits, and reaches a guarantor in any other state', () => {
    for (const a of STATI_NOMI) {
      const detto = stateMail(passo('inviata_banca', a), { ...garante, mancano: ['CU'] })
      const asked = 'mail' in detto && detto.mail.daPortare !== ''
      expect([a, asked]).toEqual([a, asksForDocuments(a)])
    }
  })

  it('is not asked again of a refusal that is reopened with everything verified', () => {
    const { spiegazione, daPortare } = told(passo('respinta', 'raccolta_documenti'))
    expect(`${spiegazione}${daPortare}`).not.toMatch(/ci serv/i)
  })
})

it('names bank and amounts where they are decided, and not before', () => {
  expect(told(passo('bozza', 'raccolta_documenti'))).toMatchObject({ banca: '', importoDeliberato: '' })
  expect(told(passo('in_istruttoria', 'inviata_banca'))).toMatchObject({
    banca: 'Banca di Prova',
    importoDeliberato: '',
  })
  expect(told(passo('perizia', 'deliberata'))).toMatchObject({
    banca: 'Banca di Prova',
    importoDeliberato: euroText(150_000),
    importoErogato: '',
  })
  expect(told(passo('perizia', 'deliberata'), garante)).toMatchObject({
    quale: 'La pratica di cui sei garante',
    ruolo: 'Garante',
  })
})
