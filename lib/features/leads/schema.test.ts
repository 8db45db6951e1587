import { contattoSchema, leadSchema } from './schema'

const ANNA = { nome: 'Anna', cognome: 'D’Angiò', email: 'anna@prova.example', telefono: '351 555 0101' }

const said = (change: Record<string, unknown>) =>
  contattoSchema.safeParse({ ...ANNA, ...change }).error?.issues.map(({ message }) => message)

describe('the contact of a visitor', () => {
  it.each(['Zoë', 'Jean-Luc', "Dell'Òrco", 'G.B.', 'Maria Ch.', '李'])('may be called %s', (nome) => {
    expect(said({ nome })).toBeUndefined()
  })

  it.each(['<b>Anna</b>', 'http://premio.example', 'www.premio.example', 'Anna 😀', 'Anna7'])(
    'may not be called %s',
    (nome) => {
      expect(said({ nome })).toEqual(['Solo lettere, spazi, trattini e apostrofi.'])
    },
  )

  it.each([
    ['nome', 'Scrivi il nome.'],
    ['cognome', 'Scrivi il cognome.'],
    ['email', 'Scrivi l’indirizzo e-mail.'],
    ['telefono', 'Scrivi il telefono.'],
  ])('is asked for the %s that is missing, once', (name, message) => {
    expect(said({ [name]: '' })).toEqual([message])
    expect(said({ [name]: undefined })).toEqual([message])
  })

  it('is told what is wrong with what was written', () => {
    expect(said({ email: 'anna@' })).toEqual(['L’indirizzo e-mail non è valido.'])
    expect(said({ email: `${'a'.repeat(250)}@prova.example` })).toEqual(['Al massimo 254 caratteri.'])
    expect(said({ telefono: 'casa' })).toEqual([
      'Un telefono ha solo cifre, e + davanti al prefisso del paese.',
    ])
    expect(said({ nome: 'a'.repeat(81) })).toEqual(['Al massimo 80 caratteri.'])
  })
})

describe('what a visitor asks for', () => {
  const wrong = (input: Record<string, unknown>) =>
    leadSchema
      .safeParse({ product: 'mutuo', contact: ANNA, consents: { privacy: true }, input })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('may be anything that a calculator asks', () => {
    expect(
      wrong({ importo: 150_000, durata: 25, provincia: 'MI', vincolato: false, garante: null }),
    ).toBeUndefined()
  })

  it('is kept as numbers, however its figures were written', () => {
    const { input } = leadSchema.parse({
      product: 'leasing',
      contact: ANNA,
      consents: { privacy: true },
      input: {
        valore: '24.900',
        anticipoPct: '20,5%',
        riscattoPct: '1',
        fatturato: '€ 1.250.000',
        canone: '310,50',
        durata: '48',
        canoni: 'a inizio mese',
        coReddito: '',
        prodotto: '1.800',
        ragioneSociale: 'L’Officina\u00a0 snc',
      },
    })
    expect(input).toEqual({
      valore: 24_900,
      anticipoPct: 20.5,
      riscattoPct: 1,
      fatturato: 1_250_000,
      canone: 310.5,
      durata: 48,
      canoni: 'a inizio mese',
      coReddito: null,
      prodotto: '1.800',
      ragioneSociale: "L'Officina snc",
    })
  })

  it.each([
    [{ importo: -5 }, 'input.importo', 'Da 0 in su.'],
    [{ reddito: '1,800' }, 'input.reddito', '1,800: intendi 1.800 € o 1,80 €?'],
    [
      { coReddito: 'tanto' },
      'input.coReddito',
      '«tanto» non è un numero. Scrivi un importo, per esempio 1.450,50.',
    ],
    [{ durata: '2,5' }, 'input.durata', 'Scrivi un numero intero, senza decimali.'],
    [{ importo: 9e17 }, 'input.importo', 'Al massimo 100.000.000.'],
    [{ durata: 481 }, 'input.durata', 'Al massimo 480.'],
    [
      Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`voce${at}`, at])),
      'input',
      'Al massimo 60 voci.',
    ],
  ])('is refused when it cannot be: %j', (input, field, message) => {
    expect(wrong(input)).toEqual([[field, message]])
  })
})
