'use client'

import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Card, Columns, Flex, Group, Stack, Text, Tiles } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { durationWords, hoursWords, STATI_CORSO, type StatoCorso } from '@/lib/features/formazione/labels'
import type { CourseSummary, Courses } from '@/lib/features/formazione/types'
import { CertificateButton } from './certificate-button'
import { OwnHours } from './own-hours'
import classes from './training.module.css'
import { useCourses } from './use-training'

const PAGE = '/agents/system/videoFormazione'

const SECTIONS: readonly { title: string; stati: readonly StatoCorso[]; none?: string }[] = [
  {
    title: 'Da fare',
    stati: ['in_ritardo', 'da_ripetere', 'da_iniziare'],
    none: 'Non hai corsi da cominciare.',
  },
  { title: 'In corso', stati: ['in_corso'] },
  { title: 'Completati', stati: ['completato'] },
]

/** What is due first stands first; what has no last day comes after. */
const byDue = (a: CourseSummary, b: CourseSummary) =>
  (a.scadeIl ?? '9999').localeCompare(b.scadeIl ?? '9999') || Number(b.obbligatorio) - Number(a.obbligatorio)

/** Courses by what there is to do with them, and the hours of the two years. */
export function CourseList() {
  const courses = useCourses()
  return (
    <>
      <PageHeader title="Video formazione" />
      {courses.isPending && <SkeletonText lines={10} />}
      {courses.isLoadingError && (
        <ErrorState onRetry={() => void courses.refetch()}>{courses.error.message}</ErrorState>
      )}
      {courses.data && <Found {...courses.data} />}
    </>
  )
}

function Found({ corsi, ore }: Courses) {
  return (
    <Columns sides="minmax(0, 1fr) 320px">
      <Stack gap="lg" miw={0}>
        {corsi.length === 0 && (
          <EmptyState title="Non ci sono ancora corsi per te">
            Quando la sede ne pubblica uno, lo trovi qui.
          </EmptyState>
        )}
        {corsi.length > 0 &&
          SECTIONS.map(({ title, stati, none }) => (
            <Section
              key={title}
              title={title}
              none={none}
              courses={corsi.filter(({ stato }) => stati.includes(stato)).sort(byDue)}
            />
          ))}
      </Stack>
      <OwnHours hours={ore} />
    </Columns>
  )
}

type SectionProps = { title: string; none?: string; courses: readonly CourseSummary[] }

function Section({ title, none, courses }: SectionProps) {
  if (courses.length === 0 && !none) return null
  return (
    <section aria-label={title}>
      <Text component="h2" mb="xs" fz="md" fw={600}>
        {title}{' '}
        <Text span c="dimmed" fz="xs" fw={400}>
          {courses.length}
        </Text>
      </Text>
      {courses.length === 0 && (
        <Text c="dimmed" fz="xs">
          {none}
        </Text>
      )}
      <Tiles component="ul" least={290} gap="sm" fill>
        {courses.map((course) => (
          <Stack component="li" gap={0} miw={0} key={course._id}>
            <CourseCard course={course} />
          </Stack>
        ))}
      </Tiles>
    </section>
  )
}

const VERBS: Record<StatoCorso, string> = {
  da_iniziare: 'INIZIA',
  in_corso: 'CONTINUA',
  in_ritardo: 'CONTINUA',
  da_ripetere: 'RICOMINCIA',
  completato: 'RIVEDI',
}

function CourseCard({ course }: { course: CourseSummary }) {
  const { _id, titolo, descrizione, stato, lezioni, fatte, durataSec, oreOam, scadeIl, attestato } = course
  const isBegun = stato === 'in_ritardo' ? fatte > 0 : true
  const verb = isBegun ? VERBS[stato] : 'INIZIA'
  const facts = [
    lezioni === 1 ? '1 lezione' : `${lezioni} lezioni`,
    durationWords(durataSec),
    oreOam > 0 && `${hoursWords(oreOam)} OAM`,
  ]
  return (
    <Card component="article" gap="xs" p="sm" miw={0}>
      <Flex
        component="header"
        rowGap="xxs"
        columnGap="sm"
        align="baseline"
        justify="space-between"
        wrap="wrap"
      >
        <Text component="h3" fz="sm" fw={600} title={titolo}>
          {titolo}
        </Text>
        <StateBadge label={STATI_CORSO[stato].label} tone={STATI_CORSO[stato].tone} />
      </Flex>
      <Text fz="row" breaks="lines">
        {descrizione}
      </Text>
      <Text c="dimmed" fz="xs">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {stato !== 'completato' && <Due course={course} scadeIl={scadeIl} />}
      {stato === 'completato' && attestato?.scadeAt && (
        <Text c="dimmed" fz="xs">
          Attestato valido fino al {formatDay(new Date(attestato.scadeAt))}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        <span className={classes.track} aria-hidden="true">
          <span className={classes.fill} style={{ width: `${lezioni ? (100 * fatte) / lezioni : 0}%` }} />
        </span>
        <Text span flex="none" c="dimmed" fz="xs">
          {fatte} di {lezioni}
        </Text>
      </Group>
      <Flex component="footer" gap="xs" wrap="wrap" mt="auto">
        <Button
          size="xs"
          look={stato === 'completato' ? 'secondary' : 'primary'}
          href={`${PAGE}?corso=${_id}`}
          aria-label={`${verb}: ${titolo}`}
        >
          {verb}
        </Button>
        {stato === 'completato' && attestato && (
          <CertificateButton codice={attestato.codice} titolo={titolo} />
        )}
      </Flex>
    </Card>
  )
}

function Due({
  course: { stato, obbligatorio },
  scadeIl,
}: {
  course: CourseSummary
  scadeIl: string | null
}) {
  if (!scadeIl)
    return obbligatorio ? (
      <Text c="dimmed" fz="xs">
        Obbligatorio
      </Text>
    ) : null
  return (
    <Text c={stato === 'in_ritardo' ? 'var(--bad)' : undefined} fz="xs">
      {stato === 'in_ritardo' ? 'Era da fare entro il' : 'Da fare entro il'} {formatDay(scadeIl)}
      {obbligatorio && ' · obbligatorio'}
    </Text>
  )
}
