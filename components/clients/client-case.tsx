import { Refusal } from '@/components/pratiche/riesami/refusal'
import { isClosed } from '@/components/pratiche/steps'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, todayInRome } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { ExpectedAnswer } from '@/lib/features/reports/expected-answer'
import { durataText } from '@/lib/finance/text'
import type { Stato } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { Adviser } from './adviser'
import { Appointment } from './appointment'
import { CardTitle } from './card-title'
import classes from './client-case.module.css'
import { ClientDocuments } from './client-documents'
import { ClientStory } from './client-story'
import { needed, situationFor } from './needed'
import { Steps } from './steps'

export type ClientCaseData = {
  pratica: PraticaDetail
  percorso: readonly Stato[]
  /** When its bank usually answers. */
  attesa?: ExpectedAnswer | undefined
}

/** "Mutuo, acquisto prima casa" */
export const nameOf = ({ product, finalita }: PraticaDetail) =>
  `${PRODOTTI[product]}, ${(FINALITA_LABELS[finalita] ?? finalita).toLowerCase()}`

/** Only what is usual is said: the bank decides. */
function waitWords({ giorni, giorno }: ExpectedAnswer): string {
  const usual = `Di solito questa banca decide in ${giorni === 1 ? 'un giorno' : `circa ${giorni} giorni`} dall’invio`
  return giorno >= todayInRome()
    ? `${usual}: intorno al ${formatDay(giorno)}.`
    : `${usual}. Per la tua ci sta mettendo più tempo.`
}

/** What the bank has paid, and when. */
function PaidOut({ pratica }: Pick<ClientCaseData, 'pratica'>) {
  const { stato, importoErogato, dataLiquidazione, bank, erogazioneDaConfermare } = pratica
  if (stato !== 'liquidata' || importoErogato === null || !dataLiquidazione) return null
  const da = bank ? ` da ${bank.nome}` : ''
  return (
    <p className={classes.paid}>
      {erogazioneDaConfermare ? 'Erogazione in verifica: ' : 'Erogati '}
      <strong className={classes.whole}>{euroText(importoErogato)}</strong>
      {` il ${formatDay(new Date(dataLiquidazione))}${da}`}
    </p>
  )
}

/** One case as its client reads it: where it is, what is needed, who follows it, what happened. */
export function ClientCase({ pratica, percorso, attesa }: ClientCaseData) {
  const { _id, codice, stato, importoRichiesto, durataMesi, rata, agent } = pratica
  const id = `pratica-${_id}`
  const closed = isClosed(stato)
  return (
    <article className={classes.card} aria-labelledby={id} id={codice}>
      <header className={classes.head}>
        <div>
          <CardTitle id={id}>{nameOf(pratica)}</CardTitle>
          <p className={classes.soft}>
            {euroText(importoRichiesto)} in {durataText(durataMesi)}
            {rata !== null && ` · rata ${euroText(rata)} al mese`} ·{' '}
            <span className={classes.whole}>codice {codice}</span>
          </p>
        </div>
        {closed && stato !== 'liquidata' && <StateBadge label="Chiusa" tone="neutral" shape="square" />}
      </header>
      <p className={classes.now}>{situationFor(pratica).now}</p>
      <PaidOut pratica={pratica} />
      <Refusal pratica={pratica} />
      {attesa && needed(pratica) === 0 && <p className={classes.soft}>{waitWords(attesa)}</p>}
      <Steps pratica={pratica} percorso={percorso} />
      <div className={classes.columns}>
        <ClientDocuments pratica={pratica} />
        <div className={classes.side}>
          {agent && <Adviser agent={agent} />}
          {!closed && <Appointment pratica={pratica} />}
          <ClientStory eventi={pratica.eventi} />
        </div>
      </div>
    </article>
  )
}
