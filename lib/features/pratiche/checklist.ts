import type { RUOLI_PERSONA, TIPI_LAVORO } from './schema'

type Lavoro = keyof typeof TIPI_LAVORO
type Ruolo = keyof typeof RUOLI_PERSONA
/** What is `condiviso` is about the house and everybody on the case sees it; the rest is one person's. */
export type Richiesto = { tipo: string; nome: string; obbligatorio: boolean; condiviso: boolean }

const need = (tipo: string, nome: string, obbligatorio = true): Richiesto => ({
  tipo,
  nome,
  obbligatorio,
  condiviso: false,
})
const shared = (tipo: string, nome: string): Richiesto => ({
  tipo,
  nome,
  obbligatorio: false,
  condiviso: true,
})

const PERSONA = [need('identita', 'Documento d’identità'), need('codice_fiscale', 'Codice fiscale')]
const REDDITO: Record<Lavoro, Richiesto[]> = {
  dipendente_privato: [
    need('buste_paga', 'Ultime 2 buste paga'),
    need('cu', 'CU o 730'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
  dipendente_pubblico: [
    need('buste_paga', 'Ultime 2 buste paga'),
    need('cu', 'CU o 730'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
  autonomo: [
    need('redditi', 'Ultime 2 dichiarazioni dei redditi'),
    need('visura', 'Visura camerale'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
  pensionato: [
    need('cedolino_pensione', 'Cedolino della pensione'),
    need('cu', 'CU o 730'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
  societa: [
    need('bilanci', 'Ultimi 2 bilanci'),
    need('visura', 'Visura camerale'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
  altro: [
    need('redditi', 'Documenti di reddito'),
    need('estratto_conto', 'Estratto conto degli ultimi 3 mesi'),
  ],
}
const MUTUO = [
  need('residenza', 'Certificato di residenza'),
  need('stato_famiglia', 'Stato di famiglia'),
  shared('compromesso', 'Compromesso o proposta d’acquisto'),
  shared('planimetria', 'Planimetria catastale'),
]
const CDQ = [
  need('busta_paga', 'Ultima busta paga o cedolino'),
  need('cu', 'CU'),
  need('quota_cedibile', 'Quota cedibile'),
  need('conteggio', 'Conteggio estintivo del prestito in corso', false),
]

/** The documents a case asks for, by product and by the kind of work of its richiedente (domain.md §3). */
export function checklist(product: string, lavoro: Lavoro | null): Richiesto[] {
  if (product === 'cdq') return [...PERSONA, ...CDQ]
  if (product === 'azienda' || product === 'leasing') return [...PERSONA, ...REDDITO.societa]
  return [...PERSONA, ...(product === 'mutuo' ? MUTUO : []), ...REDDITO[lavoro ?? 'dipendente_privato']]
}

/** What somebody else than the richiedente brings: who they are and, where they answer for the debt, what they earn. */
export function personalChecklist(ruolo: Ruolo, lavoro: Lavoro | null): Richiesto[] {
  if (ruolo === 'terzo_datore') return PERSONA
  return [...PERSONA, ...REDDITO[lavoro ?? 'dipendente_privato']]
}

const NOMI = new Map(
  [...PERSONA, ...Object.values(REDDITO).flat(), ...MUTUO, ...CDQ].map(({ tipo, nome }) => [tipo, nome]),
)

/** What documents of a kind are called together; what was asked for besides has a name each time. */
export const tipoDocumento = (tipo: string): string => NOMI.get(tipo) ?? 'Altri documenti'
