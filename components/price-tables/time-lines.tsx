'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Group, Paper, Stack, Text } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { FASI, type TablePath } from '@/lib/features/price-tables/labels'
import type { Linea, Linee } from '@/lib/features/price-tables/types'
import { api } from '@/lib/http/client'
import { barOf, overlapping, placeOf, quartersIn, type Span, spanOf } from './time-line'
import classes from './time-lines.module.css'

type Props = { path: TablePath; page: string }

/** When the grids of a family hold: a line for each name and bank, with its versions as bars and their days as text. */
export function TimeLines({ path, page }: Props) {
  const area = useArea()
  const found = useQuery({
    queryKey: [path, area, 'lines'],
    queryFn: ({ signal }) => api.get(`/${path}/lines`, { area, signal }),
    meta: { silent: true },
  })
  if (found.isLoadingError)
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  if (!found.data) return <SkeletonTable columns={2} rows={8} />
  if (found.data.righe.length === 0) return <EmptyState title="Nessuna tabella">Comincia da CREA.</EmptyState>
  return <Lines {...found.data} page={page} />
}

function Lines({ page, ...linee }: Linee & { page: string }) {
  const span = spanOf(linee)
  const today = placeOf(linee.oggi, span)
  return (
    <>
      <Paper withBorder radius="md" style={{ '--today': `${today}%` } as React.CSSProperties}>
        <Axis span={span} />
        <Stack component="ul" gap={0}>
          {linee.righe.map((linea) => (
            <Line key={`${linea.banca} ${linea.nome}`} linea={linea} span={span} page={page} />
          ))}
        </Stack>
      </Paper>
      {!linee.sonoTutte && (
        <Text mt="xs" c="dimmed" fz="xs">
          Le tabelle più vecchie non sono disegnate.
        </Text>
      )}
    </>
  )
}

/** The beginnings of quarters, of which a phone names those of years. */
const Axis = ({ span }: { span: Span }) => (
  <div className={classes.axis} aria-hidden="true">
    <div className={classes.track}>
      {quartersIn(span).map((day) => (
        <span
          key={day}
          className={classes.tick}
          data-year={day.slice(5, 7) === '01' || undefined}
          style={{ left: `${placeOf(day, span)}%` }}
        >
          {day.slice(5, 7) === '01' ? day.slice(0, 4) : `${day.slice(5, 7)}/${day.slice(2, 4)}`}
        </span>
      ))}
      <Text span fz="xs" c="var(--ink)" fw={600} figures breaks="never" className={classes.now}>
        oggi
      </Text>
    </div>
  </div>
)

function Line({ linea: { nome, banca, versioni }, span, page }: { linea: Linea; span: Span; page: string }) {
  const wrong = overlapping(versioni)
  const published = versioni.filter(({ fase }) => fase !== 'bozza')
  const drafts = versioni.filter(({ fase }) => fase === 'bozza')
  return (
    <li className={classes.line}>
      <div>
        <Text component="h2" fz="var(--t-0)" fw={600}>
          {nome}
        </Text>
        <Text c="dimmed" fz="xs">
          {banca ?? 'Nessuna banca'}
        </Text>
      </div>
      <div>
        {published.length > 0 && <Bars versioni={published} span={span} wrong={wrong} />}
        {drafts.length > 0 && <Bars versioni={drafts} span={span} wrong={wrong} />}
        <Flex
          component="ul"
          rowGap={0}
          columnGap="lg"
          wrap="wrap"
          mt="xxs"
          fz="xs"
          className={classes.versions}
        >
          {versioni.map(({ _id, fase, validFrom, validTo }) => (
            <Group component="li" gap="xs" wrap="nowrap" mih={28} key={_id}>
              <IntentLink href={`${page}/${_id}`}>
                {validTo ? `${formatDay(validFrom)} – ${formatDay(validTo)}` : `dal ${formatDay(validFrom)}`}
              </IntentLink>
              {wrong.has(_id) ? (
                <StateBadge label="Si sovrappone a un’altra" tone="bad" />
              ) : (
                <StateBadge {...FASI[fase]} />
              )}
            </Group>
          ))}
        </Flex>
      </div>
    </li>
  )
}

type BarsProps = { versioni: Linea['versioni']; span: Span; wrong: ReadonlySet<string> }

/** What the list under them says, drawn. */
const Bars = ({ versioni, span, wrong }: BarsProps) => (
  <div className={classes.track} aria-hidden="true">
    {versioni.map((one) => {
      const bar = barOf(one, span)
      return (
        bar && (
          <span
            key={one._id}
            className={classes.bar}
            data-fase={one.fase}
            data-open={one.validTo === null || undefined}
            data-wrong={wrong.has(one._id) || undefined}
            style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
          />
        )
      )
    })}
  </div>
)
