import 'server-only'
import { brokerOf } from '@/lib/core/company'
import { formatDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { companySettings } from '@/lib/settings/company-settings'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { Client, Pratica, PraticaPersona } from '@/prisma/generated/client'
import type { BaseCompenso } from './fee'
import type { Contenuto } from './schema'
import { incaricoTesti } from './settings'
import type { FeeEffect } from './taeg'

export type Signer = PraticaPersona & { client: Client | null }

export const findSigner = (tx: Tx, praticaId: string): Promise<Signer | null> =>
  tx.praticaPersona.findFirst({ where: { praticaId, ruolo: 'richiedente' }, include: { client: true } })

/** The richiedente signs; without an address nobody can be written to. @throws 422 on `persona` */
export async function signerOf(tx: Tx, praticaId: string): Promise<Signer> {
  const found = await findSigner(tx, praticaId)
  if (!found)
    throw invalidField('persona', 'La pratica non ha un richiedente: aggiungilo, poi fai l’incarico.')
  return found
}

export const addressOf = ({ client, email }: Signer): string | null => client?.email ?? email

/** "Nome Cognome", as the client's own record says where there is one. */
export const nameOf = ({ client, ...typed }: Signer): string => {
  const { nome, cognome } = client ?? typed
  return `${nome} ${cognome}`.trim()
}

type Terms = {
  compensoPct: number | null
  compensoImporto: bigint
  base: BaseCompenso
  effect: FeeEffect | null
  durataGiorni: number
  recessoGiorni: number
}

/** All that the document of a mandate says, as of today: frozen in its row, so that it can be drawn again. */
export async function contentOf(
  tx: Tx,
  pratica: Pratica,
  signer: Signer,
  consulente: string,
  terms: Terms,
): Promise<Contenuto> {
  const { client } = signer
  const company = await companySettings(tx)
  const oggi = todayInRome()
  const { versione, dal, testo } = inForceOn(await setting(incaricoTesti, tx), oggi)
  const indirizzo = [
    client?.indirizzo,
    [client?.cap, client?.comune].filter(Boolean).join(' '),
    client?.provincia,
  ]
  return {
    cliente: {
      nome: nameOf(signer),
      ...(client?.ragioneSociale && {
        societa: { nome: client.ragioneSociale, partitaIva: client.partitaIva },
      }),
      codiceFiscale: client?.codiceFiscale ?? null,
      email: addressOf(signer) ?? '',
      indirizzo: indirizzo.filter(Boolean).join(', ') || null,
    },
    pratica: {
      codice: pratica.codice,
      prodotto: PRODOTTI[pratica.product],
      finalita: FINALITA_LABELS[pratica.finalita] ?? pratica.finalita,
      importo: toEuro(pratica.importoRichiesto),
      durataMesi: pratica.durataMesi,
    },
    mediatore: { nome: brokerOf(company), sede: company.sede, pec: company.pec || company.email },
    consulente,
    compenso: {
      percentuale: terms.compensoPct,
      importo: toEuro(terms.compensoImporto),
      montante: terms.base.su === 'montante' ? toEuro(terms.base.cents) : null,
    },
    taeg: terms.effect,
    durataGiorni: terms.durataGiorni,
    recessoGiorni: terms.recessoGiorni,
    testo: { versione, dal: formatDay(dal), paragrafi: testo.split(/\n{2,}/).map((one) => one.trim()) },
    fattoIl: oggi,
  }
}
