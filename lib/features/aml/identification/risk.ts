import { numberText } from '@/lib/core/number-text'
import {
  CHI_AGISCE,
  type Classe,
  CONTROLLI,
  laPiuAlta,
  MODI,
  ORIGINI,
  SCOPI,
} from '@/lib/features/aml/labels'
import type { PuntiRischio } from '@/lib/features/aml/settings'
import type { Dati, RigaRischio } from './schema'

/** More owners than this, and the structure counts as a complex one. */
const MANY_OWNERS = 3

export type Rischio = { punti: number; classe: Classe; righe: RigaRischio[] }

/**
 * The risk of a client, line by line, by the factors of annexes II and III of D.Lgs. 231/2007 and the points of a version of the
 * settings. A politically exposed person is of the high class whatever the points say (art. 24, c. 5).
 * @param importo what is asked for, in euro
 */
export function riskOf(dati: Dati, importo: number, rules: PuntiRischio): Rischio {
  const righe = [...ofPeople(dati, rules), ...ofMoney(dati, importo, rules)].filter(({ punti }) => punti > 0)
  const punti = righe.reduce((sum, one) => sum + one.punti, 0)
  const byPoints: Classe = punti >= rules.altaDa ? 'alta' : punti >= rules.normaleDa ? 'normale' : 'bassa'
  return { punti, classe: isExposed(dati) ? 'alta' : byPoints, righe }
}

const ownersOf = ({ cliente, titolari }: Dati) =>
  cliente?.tipo === 'societa' ? (titolari?.titolari ?? []) : []

/** Who asks for the credit together with the client. */
const togetherOf = ({ cointestatari }: Dati) => cointestatari?.cointestatari ?? []

/** The client, who asks together with them, or an owner of theirs, holds or held a prominent public function, or is close to who does. */
const isExposed = (dati: Dati): boolean =>
  dati.pep?.esposto === true || [...ownersOf(dati), ...togetherOf(dati)].some(({ pep }) => pep === true)

function ofPeople(dati: Dati, rules: PuntiRischio): RigaRischio[] {
  const owners = ownersOf(dati)
  const lines: RigaRischio[] = []
  const add = (voce: string, punti: number, perche: string) => lines.push({ voce, punti, perche })
  if (isExposed(dati))
    add(
      'Persona politicamente esposta',
      rules.pep,
      'Sempre classe alta: serve attenzione rafforzata (art. 24).',
    )
  if (dati.cliente?.tipo === 'societa')
    add('Società o altro ente', rules.societa, 'Va capito chi c’è dietro.')
  if (owners.length > MANY_OWNERS)
    add(
      'Molti titolari effettivi',
      rules.titolari,
      `I titolari sono ${owners.length}: la struttura è articolata.`,
    )
  if (owners.length > 0 && !owners.some(({ controllo }) => controllo === 'proprieta'))
    add(
      'Nessun titolare sopra il 25%',
      rules.opaco,
      `Titolare per altra via: «${CONTROLLI[owners[0]?.controllo ?? 'amministra']}».`,
    )
  if (dati.esecutore?.agisce === 'delegato')
    add('Agisce un delegato', rules.delegato, `«${CHI_AGISCE.delegato}»: va verificato il potere.`)
  const ways = [dati.cliente, ...togetherOf(dati)].map((one) => one?.modo)
  if (ways.includes('distanza')) add('Identificato a distanza', rules.distanza, `«${MODI.distanza}».`)
  if (ways.includes('video')) add('Identificato in videochiamata', rules.video, `«${MODI.video}».`)
  return lines
}

function ofMoney({ scopo }: Dati, importo: number, rules: PuntiRischio): RigaRischio[] {
  const lines: RigaRischio[] = []
  if (scopo?.origine === 'estero')
    lines.push({ voce: 'Fondi dall’estero', punti: rules.estero, perche: `Origine: «${ORIGINI.estero}».` })
  if (scopo?.scopo === 'altro' || scopo?.origine === 'altro')
    lines.push({
      voce: 'Scopo o origine fuori dall’elenco',
      punti: rules.altro,
      perche: `«${SCOPI.altro}» chiede una spiegazione, ed è da leggere.`,
    })
  if (importo >= rules.importoDa)
    lines.push({
      voce: 'Importo alto',
      punti: rules.importo,
      perche: `Da ${numberText(rules.importoDa)} € in su.`,
    })
  return lines
}

/** The class that holds: the computed one, or the one that the office asks for at least. */
export const classInForce = ({ classe }: Rischio, minimum: Classe | null): Classe =>
  laPiuAlta(classe, minimum)
