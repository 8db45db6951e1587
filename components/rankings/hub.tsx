import { PageHeader } from '@/components/data/page/page-header'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { Section, SectionGrid } from '@/components/ui/section'
import { CLASSIFICHE, periodWords } from '@/lib/features/rankings/labels'
import type { RankingCard } from '@/lib/features/rankings/types'
import { PrepareMonth } from './prepare-month'
import { rankingPage } from './ranking-paths'
import { pointsWords } from './ranking-words'
import classes from './rankings.module.css'

type Props = { cards: readonly RankingCard[]; queue: { agenti: number; dipendenti: number } }

/** The four rankings at a glance, and the ratings that wait. */
export function RankingsHub({ cards, queue }: Props) {
  return (
    <>
      <PageHeader title="Classifiche">
        <Waiting count={queue.agenti} of="agli agenti" href="/admin/site/voti" />
        <Waiting count={queue.dipendenti} of="ai dipendenti" href="/admin/site/voti/dipendenti" />
      </PageHeader>
      <SectionGrid>
        {cards.map((card) => (
          <Card key={card.tipo} card={card} />
        ))}
      </SectionGrid>
    </>
  )
}

function Waiting({ count, of, href }: { count: number; of: string; href: string }) {
  if (count === 0) return null
  return (
    <IntentLink className={classes.waiting} href={`${href}?filter[stato]=in_moderazione`}>
      {count === 1 ? `Un voto ${of} aspetta la moderazione` : `${count} voti ${of} aspettano la moderazione`}
    </IntentLink>
  )
}

function Card({ card: { tipo, running, last, missing } }: { card: RankingCard }) {
  const page = rankingPage(tipo)
  return (
    <Section
      title={CLASSIFICHE[tipo].title}
      actions={
        <IntentLink href={page} className={classes.all}>
          tutti i mesi
        </IntentLink>
      }
    >
      <div className={classes.card}>
        <h3>{periodWords(running)}, finora</h3>
        {running.primi.length === 0 ? (
          <Box component="p" display="block" c="dimmed" fz="xs" fw={400}>
            Ancora nessuno arriva al minimo.
          </Box>
        ) : (
          <ol className={classes.first}>
            {running.primi.map(({ posizione, nome, punti }) => (
              <li key={nome}>
                <Text span figures display="inline-block" miw="2ch">
                  {posizione}
                </Text>
                <Text span miw={0} flex={1} fw={500} truncate>
                  {nome}
                </Text>
                <Text span c="dimmed" figures breaks="never">
                  {pointsWords(punti)}
                </Text>
              </li>
            ))}
          </ol>
        )}
        <h3>Ultima pubblicata</h3>
        <p>
          {last ? (
            <>
              <IntentLink href={`${page}/${last._id}`}>{periodWords(last)}</IntentLink>: {last.vincitore}, fra{' '}
              {last.partecipanti} in classifica
            </>
          ) : (
            'Nessuna, finora.'
          )}
        </p>
        <h3>Da pubblicare</h3>
        {missing.length === 0 ? (
          <p>Niente: i mesi finiti sono tutti usciti.</p>
        ) : (
          <ul className={classes.missing}>
            {missing.map(({ _id, ...period }) => (
              <li key={periodWords(period)}>
                {_id ? (
                  <IntentLink href={`${page}/${_id}`}>{periodWords(period)}, da controllare</IntentLink>
                ) : (
                  <>
                    <span>{periodWords(period)}</span>
                    <PrepareMonth tipo={tipo} period={period} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
