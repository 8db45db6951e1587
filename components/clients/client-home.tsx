import { PageHeader } from '@/components/data/page/page-header'
import { ClientMandates } from '@/components/incarichi/client-mandates'
import { isClosed, stepOf } from '@/components/pratiche/steps'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Button } from '@/components/ui/button'
import { Box, Card, Group, ShareBar, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import type { Friends as FriendsData } from '@/lib/features/friends/schema'
import type { DaFirmare } from '@/lib/features/incarichi/schema'
import type { FollowedLead } from '@/lib/features/leads/labels'
import type { Invito } from '@/lib/features/pratiche/schema'
import type { DaVotare } from '@/lib/features/ratings/schema'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { Adviser, type Agent } from './adviser'
import { CaseRatings } from './case-ratings'
import { type ClientCaseData, nameOf } from './client-case'
import classes from './client-home.module.css'
import { Friends } from './friends'
import { HelpDesk } from './help-desk'
import { Invites } from './invites'
import { asClientReads, needed, neededDocuments, situationFor } from './needed'
import { NoCases } from './no-cases'
import { ReceivedQuotes } from './received-quotes'
import { SentRequests } from './sent-requests'

const PAGE = '/area-clienti/pratiche'

/** As many names as a card has room for. */
const NAMED = 4

/** What the client still has to bring, by name; what was refused says why. */
function Missing({ pratica }: Pick<ClientCaseData, 'pratica'>) {
  const documents = neededDocuments(pratica)
  if (documents.length === 0) return null
  const more = documents.length - NAMED
  return (
    <Notice tone="warn" mb="md">
      <Text component="h3" mb="xxs" fz="sm" fw={600}>
        Che cosa ci serve da te
      </Text>
      <Box component="ul" m={0} pl="md">
        {documents.slice(0, NAMED).map(({ _id, nome, stato, motivo }) => (
          <li key={_id}>
            {nome}
            {stato === 'respinto' && (
              <Text span c="var(--bad)">
                : da rifare{motivo && `. ${motivo}`}
              </Text>
            )}
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'e un altro documento' : `e altri ${more} documenti`}</li>}
      </Box>
    </Notice>
  )
}

function Summary({ pratica, percorso, first }: ClientCaseData & { first: boolean }) {
  const missing = needed(pratica)
  const { now } = situationFor(pratica)
  const read = asClientReads(pratica)
  const { title } = situationFor(read)
  const at = read.stato === 'liquidata' ? percorso.length : stepOf(read, percorso) + 1
  const href = `${PAGE}#${pratica.codice}`
  return (
    <Card component="li" roomy gap={0}>
      <Text c="dimmed">
        {nameOf(pratica)} ·{' '}
        <Text span breaks="never">
          {pratica.codice}
        </Text>{' '}
        · <Text span breaks="never">{`passo ${at} di ${percorso.length}`}</Text>
      </Text>
      <Text component="h2" mt="xxs" mb="sm" ff="heading" fz="var(--t-6)" fw={600} lh={1.2}>
        {title}
      </Text>
      <ShareBar share={(at / percorso.length) * 100} h={8} />
      <Text my="md">{now}</Text>
      <Missing pratica={pratica} />
      <Group>
        <Button look={missing > 0 && first ? 'primary' : 'secondary'} size="md" href={href}>
          {missing === 0
            ? 'VEDI LA PRATICA'
            : missing === 1
              ? 'CARICA UN DOCUMENTO'
              : `CARICA ${missing} DOCUMENTI`}
        </Button>
      </Group>
    </Card>
  )
}

type Props = {
  nome: string
  cases: readonly ClientCaseData[]
  invites: readonly Invito[]
  quotes: readonly ReceivedQuote[]
  mandates: readonly DaFirmare[]
  ratings: readonly DaVotare[]
  friends: FriendsData
  requests: readonly FollowedLead[]
  /** Whose client they are, where no case or request says who follows them: of the code that they registered with. */
  own: Agent | null
}

/** The state of the client's cases and the one thing to do, as running text. */
export function ClientHome({
  nome,
  cases,
  invites,
  quotes,
  mandates,
  ratings,
  friends,
  requests,
  own,
}: Props) {
  const open = cases.filter(({ pratica }) => !isClosed(pratica.stato))
  const shown = (open.length > 0 ? open : cases).toSorted(
    (a, b) => Number(needed(b.pratica) > 0) - Number(needed(a.pratica) > 0),
  )
  const missing = open.reduce((sum, { pratica }) => sum + needed(pratica), 0)
  const agent =
    shown.find(({ pratica }) => pratica.agent)?.pratica.agent ??
    requests.find(({ agente }) => agente)?.agente ??
    own
  const firstToAct = shown.findIndex(({ pratica }) => needed(pratica) > 0)
  // What holds a case up comes before what can wait.
  const received = <ReceivedQuotes quotes={quotes} isNext={missing === 0} />
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title={`Ciao ${nome}`}>
        {greeting(cases.length, missing, waiting({ invites, mandates, quotes }))}
      </PageHeader>
      <div className={classes.home}>
        <div className={classes.first}>
          <Invites invites={invites} />
          <ClientMandates mandates={mandates} />
          {missing === 0 && received}
          {cases.length + invites.length + quotes.length + requests.length === 0 && <NoCases />}
          <ul className={classes.list}>
            {shown.map((data, index) => (
              <Summary key={data.pratica._id} {...data} first={index === firstToAct} />
            ))}
          </ul>
          {missing > 0 && received}
        </div>
        {agent && <Adviser agent={agent} />}
      </div>
      <SentRequests requests={requests} />
      {ratings.map((rating) => (
        <CaseRatings key={rating.praticaId} {...rating} />
      ))}
      <HelpDesk />
      <Friends friends={friends} />
    </>
  )
}

/** What waits for an answer of theirs, besides documents. */
function waiting({ invites, mandates, quotes }: Pick<Props, 'invites' | 'mandates' | 'quotes'>): string[] {
  return [
    ...(mandates.some(({ stato }) => stato === 'inviato') ? ['un incarico da firmare'] : []),
    ...(invites.length > 0 ? ['un invito a cui rispondere'] : []),
    ...(quotes.some(({ accettato }) => !accettato) ? ['un preventivo da leggere'] : []),
  ]
}

function greeting(cases: number, missing: number, others: readonly string[]): string {
  if (missing === 0 && others.length > 0) return `Ti aspetta ${others.join(' e ')}.`
  if (cases === 0) return 'Questa è la tua area.'
  if (missing === 0) return 'Per ora non devi fare nulla: pensiamo a tutto noi.'
  return missing === 1 ? 'Ci serve ancora un tuo documento.' : `Ci servono ancora ${missing} tuoi documenti.`
}
