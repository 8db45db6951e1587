/** Files as a broker's archives may write them, for the benches of imports. */

const EGG_NAMES =
  'idegg;stato;data_stato;prodotto;finalita;banca;agente;cognome;nome;importo_richiesto;importo_erogato;durata_mesi;tan'

export type EggFile = { rows: number; banks: readonly string[]; agents: readonly string[] }

/** What EGG sends of so many cases; `stateOf` says how far each of them is. */
export function eggFile({ rows, banks, agents }: EggFile, stateOf: (n: number) => string): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const stato = stateOf(n)
    const paid = stato === 'liquidata' ? '118000' : ''
    const [bank, agent] = [banks[n % banks.length], agents[n % agents.length]]
    return `EGG${n};${stato};10/11/2026;mutuo;surroga;${bank};${agent};Prova ${n};Ada;120000;${paid};240;3,15`
  })
  return [EGG_NAMES, ...lines].join('\n')
}

/** One in ten paid out, the others on their way. */
export const someState = (n: number) => (n % 10 === 0 ? 'liquidata' : n % 2 ? 'inviata_banca' : 'deliberata')

export const CLIENT_FIELDS = [
  'cognome',
  'nome',
  'email',
  'telefono',
  'indirizzo',
  'cap',
  'comune',
  'dataNascita',
]

/** So many clients, whom nobody knows yet. */
export function clientsFile(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `Cognome${n};Nome;cliente${n}@prova.example;02 ${1_000_000 + n};Via dell’Esempio ${n};20121;Milano;01/02/1980`,
  )
  return `${[CLIENT_FIELDS.join(';'), ...lines].join('\n')}\n`
}
