import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordHead } from '@/components/data/record/record-head'
import { personName } from '@/components/data/table/cell'
import { Facts } from '@/components/ui/facts'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section, SectionGrid } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { RICHIESTE, STATI_RICHIESTA } from '@/lib/features/leads/contact-requests/schema'
import type { RequestConsent, RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { RequestActions } from './request-actions'
import classes from './request-page.module.css'
import { consentLines, detailLines, originLines } from './request-words'

type Props = {
  request: RequestDetail
  consents: readonly RequestConsent[]
  /** Whether the reader may open a page; what they may not is a name without a link. */
  mayOpen: (path: string) => boolean
}

/** A message, a call-back or an application: who writes, what they ask, and the next step. */
export function RequestPage({ request, consents, mayOpen }: Props) {
  const { label, tone } = STATI_RICHIESTA[request.stato]
  return (
    <>
      <RecordHead
        title={`${request.nome} ${request.cognome}`}
        badge={<StateBadge label={label} tone={tone} />}
        primary={<RequestActions request={request} />}
      >
        <Text>
          {RICHIESTE[request.kind]} · {formatInstant(request.createdAt)}
        </Text>
        <ContactLinks telefono={request.telefono} email={request.email} whatsapp />
      </RecordHead>
      <SectionGrid>
        <Section title="Che cosa chiede">
          <Asked request={request} mayOpen={mayOpen} />
        </Section>
        <Section title="Chi risponde">
          <People request={request} mayOpen={mayOpen} />
        </Section>
        <Section title="Consensi">
          {consents.length > 0 ? (
            <Facts rows={consentLines(consents)} />
          ) : (
            <Text c="dimmed">Nessun consenso registrato con questa richiesta.</Text>
          )}
        </Section>
        <Section title="Da dove arriva">
          <Facts rows={originLines(request)} />
        </Section>
      </SectionGrid>
      <Section title="Che cosa è stato fatto">
        {request.note ? (
          <p className={classes.words}>{request.note}</p>
        ) : (
          <Text c="dimmed">Ancora niente: i passi e le note appariranno qui.</Text>
        )}
      </Section>
    </>
  )
}

function Asked({ request, mayOpen }: Pick<Props, 'request' | 'mayOpen'>) {
  const { pratica } = request
  const page = pratica && `/admin/reports/pratiche/${pratica._id}`
  const cv = ['Curriculum', <Cv key="cv" request={request} />] as const
  const name =
    pratica && mayOpen(page ?? '') ? (
      <IntentLink key="pratica" href={page ?? ''}>
        {pratica.codice}
      </IntentLink>
    ) : (
      pratica?.codice
    )
  const rows = [
    ...detailLines(request),
    ...(request.kind === 'candidatura' ? [cv] : []),
    ...(pratica ? [['Pratica', name] as const] : []),
  ]
  return (
    <>
      {request.messaggio && <p className={classes.words}>{request.messaggio}</p>}
      {rows.length > 0 && <Facts rows={rows} />}
    </>
  )
}

function People({ request, mayOpen }: Pick<Props, 'request' | 'mayOpen'>) {
  const { agent, agency } = request
  const open = (path: string, name: string) =>
    mayOpen(path) ? <IntentLink href={path}>{name}</IntentLink> : name
  return (
    <Facts
      rows={[
        ['Agente', agent && open(`/admin/site/agents/${agent._id}`, personName(agent))],
        ['Agenzia', agency && open(`/admin/site/agencies/${agency._id}`, agency.nome)],
        ['Risponde', agent || agency ? null : 'La sede: non è indirizzata a un agente'],
      ]}
    />
  )
}

function Cv({ request: { file } }: Pick<Props, 'request'>) {
  if (!file) return 'Non allegato'
  return (
    <a href={`/v2/storage/files/${file._id}?area=admin`} download>
      {file.name} ({formatSize(file.size)})
    </a>
  )
}
