'use client'

import { IdentificationLine } from '@/components/aml/identification/panel'
import { useArea } from '@/components/data/page/area'
import { ContactLinks } from '@/components/data/record/contact-links'
import { ContextCard } from '@/components/data/record/record-layout'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Lines, Stack, Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { TIPI_ACCORDO } from '@/lib/features/provvigioni/accordi/schema'
import { MandateCard } from '../incarichi/mandate-card'
import { CaseQuotesCard } from '../saved-quotes/case-quotes-card'
import { AppointmentCard, CaseMeeting } from './appointment-card'
import { useCase } from './case-context'
import { QUOTE } from './commissions'
import classes from './context.module.css'
import { isMissing, withOwners } from './document-words'
import { ReviewCard } from './riesami/review-card'
import { StalledCard } from './stalled-card'
import { TabLink } from './tab-link'

/** How many missing documents are named before the rest is counted. */
const NAMED = 4

/** What hangs on a case: its people, what is missing, what it would pay. */
export function CaseSide() {
  return (
    <>
      <StalledCard />
      <CaseMeeting />
      <AppointmentCard />
      <PeopleCard />
      <DocumentsCard />
      <IdentificationCard />
      <CaseQuotesCard />
      <MandateCard />
      <ReviewCard />
      <ExpectedCard />
      <AgreementCard />
      <HelpCard />
    </>
  )
}

function PeopleCard() {
  const { pratica } = useCase()
  return (
    <ContextCard
      title="Persone"
      count={pratica.persone.length}
      action={
        <TabLink tab="persone" label="Gestisci le persone">
          Gestisci
        </TabLink>
      }
    >
      <Lines component="ul">
        {pratica.persone.map(({ _id, nome, cognome, ruolo, telefono, email }) => (
          <Box component="li" py="xs" key={_id}>
            <Text fw={600} breaks="anywhere">
              {nome} {cognome}{' '}
              <Text span c="dimmed" fz="xs" fw={400}>
                {RUOLI_PERSONA[ruolo]}
              </Text>
            </Text>
            <ContactLinks telefono={telefono} email={email} whatsapp />
          </Box>
        ))}
      </Lines>
    </ContextCard>
  )
}

function DocumentsCard() {
  const { pratica } = useCase()
  const documenti = withOwners(pratica)
  const missing = documenti.filter((documento) => documento.obbligatorio && isMissing(documento))
  const toCheck = documenti.filter(({ stato }) => stato === 'caricato').length
  const rest = missing.length - NAMED
  return (
    <ContextCard
      title="Documenti"
      count={documenti.length}
      action={
        <TabLink tab="documenti" label="Apri i documenti">
          Apri
        </TabLink>
      }
    >
      {missing.length > 0 && (
        <>
          <Text mb="xxs" c="var(--warn)" fw={600}>
            {missing.length === 1 ? 'Ne manca uno' : `Ne mancano ${missing.length}`}
          </Text>
          <Stack component="ul" gap={0} className={classes.missing}>
            {missing.slice(0, NAMED).map(({ _id, nome }) => (
              <li key={_id}>{nome}</li>
            ))}
            {rest > 0 && (
              <Box component="li" c="dimmed" fz="xs" fw={400}>
                {rest === 1 ? 'e un altro' : `e altri ${rest}`}
              </Box>
            )}
          </Stack>
        </>
      )}
      {toCheck > 0 && (
        <Text c="dimmed" breaks="anywhere">
          {toCheck === 1 ? 'Uno da verificare' : `${toCheck} da verificare`}
        </Text>
      )}
      {missing.length === 0 && toCheck === 0 && (
        <Text c="dimmed" breaks="anywhere">
          Tutto in ordine.
        </Text>
      )}
    </ContextCard>
  )
}

/** Whether the client is identified; the gate of the bank leads here. */
function IdentificationCard() {
  const { _id } = useCase().pratica
  return (
    <div id="identificazione">
      <ContextCard
        title="Identificazione"
        action={
          <TabLink tab="identificazione" label="Apri l’identificazione">
            Apri
          </TabLink>
        }
      >
        <IdentificationLine praticaId={_id} />
      </ContextCard>
    </div>
  )
}

/** An agent asks the office about this case: the ticket names it. */
function HelpCard() {
  const { _id, codice } = useCase().pratica
  if (useArea() !== 'agent') return null
  const query = new URLSearchParams({ praticaId: _id, oggetto: `Pratica ${codice}` })
  return (
    <ContextCard title="Assistenza">
      <Box href={`/agents/tickets/add?${query}`} component={IntentLink} c="var(--link)" fz="xs">
        Chiedi alla sede di questa pratica
      </Box>
    </ContextCard>
  )
}

/** Only for who may see what cases pay: of others the reply has none. */
function ExpectedCard() {
  const { provvigioneAttesa } = useCase().pratica
  if (!provvigioneAttesa || provvigioneAttesa.quote.length === 0) return null
  return (
    <ContextCard title="Provvigione attesa">
      <dl className={classes.money}>
        {provvigioneAttesa.quote.map(({ quota, importo }) => (
          <div key={quota} style={{ display: 'contents' }}>
            <dt>{QUOTE[quota]}</dt>
            <dd>{euroText(importo)}</dd>
          </div>
        ))}
        {provvigioneAttesa.lorda !== null && (
          <div style={{ display: 'contents' }}>
            <dt>Lorda</dt>
            <dd data-sum="">{euroText(provvigioneAttesa.lorda)}</dd>
          </div>
        )}
      </dl>
    </ContextCard>
  )
}

/** The percentages that the case keeps, for the office. */
function AgreementCard() {
  const { accordo } = useCase().pratica
  if (!accordo) return null
  const { tipo, dal, split, bankPct, clientFeePct, clientFeeMax, clientFeeAgreed } = accordo
  const usual = `${formatRate(clientFeePct)}${clientFeeMax === null ? '' : `, al massimo ${euroText(clientFeeMax)}`}`
  const fee = clientFeeAgreed === null ? usual : `${euroText(clientFeeAgreed)}, dall’incarico`
  const lines: [string, string][] = [
    ['Banca', bankPct === null ? '–' : formatRate(bankPct)],
    ...(clientFeePct > 0 || clientFeeAgreed !== null
      ? [['Compenso del cliente', fee] as [string, string]]
      : []),
    ...(Object.keys(QUOTE) as (keyof typeof QUOTE)[]).map((quota): [string, string] => [
      QUOTE[quota],
      formatRate(split[quota]),
    ]),
  ]
  return (
    <ContextCard title="Accordo sulle provvigioni">
      <Text c="dimmed" breaks="anywhere">
        {tipo && dal ? `${TIPI_ACCORDO[tipo]}, in vigore dal ${formatDay(dal)}.` : 'Fissato all’apertura.'}
      </Text>
      <dl className={classes.money}>
        {lines.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ContextCard>
  )
}
