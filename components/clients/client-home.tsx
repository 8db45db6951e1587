import { PageHeader } from '@/components/data/page/page-header'
import { ClientMandates } from '@/components/incarichi/client-mandates'
import { isClosed, stepOf } from '@/components/pratiche/steps'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'
import type { Friends as FriendsData } from '@/lib/features/friends/schema'
import type { DaFirmare } from '@/lib/features/incarichi/schema'
import type { Invito } from '@/lib/features/pratiche/schema'
import type { DaVotare } from '@/lib/features/ratings/schema'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { Adviser } from './adviser'
import { CaseRatings } from './case-ratings'
import { type ClientCaseData, nameOf } from './client-case'
import classes from './client-home.module.css'
import { Friends } from './friends'
import { HelpDesk } from './help-desk'
import { Invites } from './invites'
import { asClientReads, needed, neededDocuments, situationFor } from './needed'
import { NoCases } from './no-cases'
import { ReceivedQuotes } from './received-quotes'

const PAGE = '/area-clienti/pratiche'

/** As many names as a card has room for. */
const NAMED = 4

/** What the client still has to bring, by name; what was refused says why. */
function Missing({ pratica }: Pick<ClientCaseData, 'pratica'>) {
  const documents = neededDocuments(pratica)
  if (documents.length === 0) return null
  const more = documents.length - NAMED
  return (
    <div className={classes.missing}>
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
    </div>
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
    <li className={classes.card}>
      <Text c="dimmed">
        {nameOf(pratica)} · <Text span breaks="never">{`passo ${at} di ${percorso.length}`}</Text>
      </Text>
      <Text component="h2" mt="xxs" mb="sm" ff="heading" fz="var(--t-6)" fw={600} lh={1.2}>
        {title}
      </Text>
      <div className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ width: `${(at / percorso.length) * 100}%` }} />
      </div>
      <Text my="md">{now}</Text>
      <Missing pratica={pratica} />
      <Button look={missing > 0 && first ? 'primary' : 'secondary'} size="md" href={href}>
        {missing === 0
          ? 'VEDI LA PRATICA'
          : missing === 1
            ? 'CARICA UN DOCUMENTO'
            : `CARICA ${missing} DOCUMENTI`}
      </Button>
    </li>
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
}

/** The state of the client's cases and the one thing to do, as running text. */
export function ClientHome({ nome, cases, invites, quotes, mandates, ratings, friends }: Props) {
  const open = cases.filter(({ pratica }) => !isClosed(pratica.stato))
  const shown = open.length > 0 ? open : cases
  const missing = open.reduce((sum, { pratica }) => sum + needed(pratica), 0)
  const agent = shown.find(({ pratica }) => pratica.agent)?.pratica.agent
  const firstToAct = shown.findIndex(({ pratica }) => needed(pratica) > 0)
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title={`Ciao ${nome}`}>{greeting(cases.length, missing)}</PageHeader>
      <Invites invites={invites} />
      <ClientMandates mandates={mandates} />
      <ReceivedQuotes quotes={quotes} isNext={missing === 0} />
      {cases.length + invites.length + quotes.length === 0 && <NoCases />}
      <div className={classes.home}>
        <ul className={classes.list}>
          {shown.map((data, index) => (
            <Summary key={data.pratica._id} {...data} first={index === firstToAct} />
          ))}
        </ul>
        {agent && <Adviser agent={agent} />}
      </div>
      {ratings.map((rating) => (
        <CaseRatings key={rating.praticaId} {...rating} />
      ))}
      <HelpDesk />
      <Friends friends={friends} />
    </>
  )
}

function greeting(cases: number, missing: number): string {
  if (cases === 0) return 'Questa è la tua area.'
  if (missing === 0) return 'Per ora non devi fare nulla: pensiamo a tutto noi.'
  return missing === 1 ? 'Ci serve ancora un tuo documento.' : `Ci servono ancora ${missing} tuoi documenti.`
}
