import { PageHeader } from '@/components/data/page/page-header'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Group, Stack, Text } from '@/components/ui/layout'
import { Section, SectionGrid } from '@/components/ui/section'
import { capitalized } from '@/lib/core/text'
import { CLASSIFICHE, periodWords } from '@/lib/features/rankings/labels'
import type { RankingCard } from '@/lib/features/rankings/types'
import { PrepareMonth } from './prepare-month'
import { rankingPage } from './ranking-paths'
import { pointsWords } from './ranking-words'
import { SubTitle } from './sub-title'

type Props = { cards: readonly RankingCard[]; queue: { agenti: number; dipendenti: number } }

/** The four rankings at a glance, and the ratings that wait. */
export function RankingsHub({ cards, queue }: Props) {
  return (
    <>
      <PageHeader title="Classifiche">
        <Flex component="span" rowGap="xs" columnGap="md" wrap="wrap">
          <Waiting count={queue.agenti} of="agli agenti" href="/admin/site/voti" />
          <Waiting count={queue.dipendenti} of="ai dipendenti" href="/admin/site/voti/dipendenti" />
        </Flex>
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
    <IntentLink href={`${href}?filter[stato]=in_moderazione`}>
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
        <Box href={page} component={IntentLink} c="var(--link)" fz="xs">
          tutti i mesi
        </Box>
      }
    >
      <SubTitle first>{capitalized(periodWords(running))}, finora</SubTitle>
      {running.primi.length === 0 ? (
        <Text c="dimmed" fz="xs">
          Ancora nessuno arriva al minimo.
        </Text>
      ) : (
        <Stack component="ol" gap={0}>
          {running.primi.map(({ posizione, nome, punti }) => (
            <Group key={nome} component="li" gap="xs" wrap="nowrap" mih={32}>
              <Text span figures display="inline-block" miw="2ch">
                {posizione}
              </Text>
              <Text span miw={0} flex={1} fw={500} truncate>
                {nome}
              </Text>
              <Text span c="dimmed" figures breaks="never">
                {pointsWords(punti)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
      <SubTitle>Ultima pubblicata</SubTitle>
      <Text>
        {last ? (
          <>
            <IntentLink href={`${page}/${last._id}`}>{periodWords(last)}</IntentLink>: {last.vincitore}, fra{' '}
            {last.partecipanti} in classifica
          </>
        ) : (
          'Nessuna, finora.'
        )}
      </Text>
      <SubTitle>Da pubblicare</SubTitle>
      {missing.length === 0 ? (
        <Text>Niente: i mesi finiti sono tutti usciti.</Text>
      ) : (
        <Stack component="ul" gap={0}>
          {missing.map(({ _id, ...period }) => (
            <Group key={periodWords(period)} component="li" gap="xs" wrap="nowrap" mih={32}>
              {_id ? (
                <IntentLink href={`${page}/${_id}`}>
                  {capitalized(periodWords(period))}, da controllare
                </IntentLink>
              ) : (
                <>
                  <span>{capitalized(periodWords(period))}</span>
                  <PrepareMonth tipo={tipo} period={period} />
                </>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </Section>
  )
}
