import { Refusal } from '@/components/pratiche/riesami/refusal'
import { isClosed } from '@/components/pratiche/steps'
import { Card, Flex, Stack, Text } from '@/components/ui/layout'
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
    <Text mt="xxs" mb="md" c="dimmed" figures>
      {erogazioneDaConfermare ? 'Erogazione in verifica: ' : 'Erogati '}
      <Text component="strong" fw={700} breaks="never">
        {euroText(importoErogato)}
      </Text>
      {` il ${formatDay(new Date(dataLiquidazione))}${da}`}
    </Text>
  )
}

/** One case as its client reads it: where it is, what is needed, who follows it, what happened. */
export function ClientCase({ pratica, percorso, attesa }: ClientCaseData) {
  const { _id, codice, stato, importoRichiesto, durataMesi, rata, agent } = pratica
  const id = `pratica-${_id}`
  const closed = isClosed(stato)
  return (
    <Card component="article" roomy gap={0} aria-labelledby={id} id={codice}>
      <Flex
        component="header"
        rowGap="xs"
        columnGap="md"
        align="flex-start"
        justify="space-between"
        wrap="wrap"
      >
        <div>
          <CardTitle id={id}>{nameOf(pratica)}</CardTitle>
          <Text mt="xxs" c="dimmed" figures>
            {euroText(importoRichiesto)} in {durataText(durataMesi)}
            {rata !== null && ` · rata ${euroText(rata)} al mese`} ·{' '}
            <Text span breaks="never">
              codice {codice}
            </Text>
          </Text>
        </div>
        {closed && stato !== 'liquidata' && <StateBadge label="Chiusa" tone="neutral" shape="square" />}
      </Flex>
      <Text my="md" maw="var(--width-text)" fz="lg" lh={1.5}>
        {situationFor(pratica).now}
      </Text>
      <PaidOut pratica={pratica} />
      <Refusal pratica={pratica} />
      {attesa && needed(pratica) === 0 && (
        <Text mt="xxs" c="dimmed" figures>
          {waitWords(attesa)}
        </Text>
      )}
      <Steps pratica={pratica} percorso={percorso} />
      <div className={classes.columns}>
        <ClientDocuments pratica={pratica} />
        <Stack gap="lg" miw={0}>
          {agent && <Adviser agent={agent} />}
          {!closed && <Appointment pratica={pratica} />}
          <ClientStory eventi={pratica.eventi} />
        </Stack>
      </div>
    </Card>
  )
}
