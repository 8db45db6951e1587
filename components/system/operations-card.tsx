import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { JobProgress } from '@/components/data/job/job-progress'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Box, Flex, Lines, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { toastSuccess } from '@/components/ui/toasts'
import type { JobView } from '@/lib/features/jobs/schema'
import { dropBody, PAGINE } from '@/lib/features/system/schema'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import classes from './system.module.css'
import { useOperations } from './use-operations'

type Operation = 'mail' | 'cubes' | 'pages' | 'diagnostics'

const OPERATIONS: readonly { id: Operation; verb: string; about: string }[] = [
  { id: 'mail', verb: 'INVIA UNA PROVA', about: 'Un’e-mail al tuo indirizzo: dice se la posta parte.' },
  { id: 'cubes', verb: 'VERIFICA', about: 'Confronta le cifre dei report con le righe che contano.' },
  { id: 'pages', verb: 'RIFAI', about: 'Fa rifare le pagine del sito che mostrano ancora dati vecchi.' },
  {
    id: 'diagnostics',
    verb: 'SCARICA',
    about: 'Un file con cifre, versioni e guasti per chi ti aiuta. Senza segreti né dati di persone.',
  },
]

/** What an operator may have done: each asks first, and is in the history. */
export function OperationsCard() {
  const [confirming, setConfirming] = useState<Operation | null>(null)
  const { jobId, ...act } = useOperations(() => setConfirming(null))
  return (
    <Section title="Operazioni" flush>
      <Lines component="ul">
        {OPERATIONS.map(({ id, verb, about }) => (
          <Flex
            component="li"
            rowGap="xs"
            columnGap="md"
            align="center"
            justify="space-between"
            wrap="wrap"
            py="xs"
            px="md"
            key={id}
          >
            <Text flex="1 1 260px">{about}</Text>
            <Button size="xs" onClick={() => setConfirming(id)} aria-label={`${verb}: ${TITLES[id]}`}>
              {verb}
            </Button>
          </Flex>
        ))}
      </Lines>
      {jobId && (
        <Box py="sm" px="md" className={classes.below}>
          <JobProgress id={jobId} parts="tabelle">
            {(job) => <Outcome job={job} />}
          </JobProgress>
        </Box>
      )}
      <Question confirming={confirming} act={act} onClose={() => setConfirming(null)} />
    </Section>
  )
}

const TITLES: Record<Operation, string> = {
  mail: 'E-mail di prova',
  cubes: 'Cifre dei report',
  pages: 'Pagine del sito',
  diagnostics: 'Diagnostica',
}

const FIELDS: Field[] = [
  {
    name: 'tags',
    label: 'Pagine che mostrano',
    kind: 'multiselect',
    options: optionsOf(PAGINE),
    help: 'Senza scelta, tutte.',
  },
]

type Act = Omit<ReturnType<typeof useOperations>, 'jobId'>
type Props = { confirming: Operation | null; act: Act; onClose: () => void }

function Question({ confirming, act: { mail, cubes, pages, diagnostics }, onClose }: Props) {
  if (confirming === 'pages')
    return (
      <FormDialog
        title="Rifai le pagine del sito"
        intro="Ogni pagina è fatta di nuovo alla prima visita: per qualche minuto il sito lavora di più."
        fields={FIELDS}
        schema={dropBody}
        start={{ tags: [] }}
        verb="RIFAI"
        send={async (values) => {
          await pages(values)
          toastSuccess('Le pagine si rifanno alla prossima visita')
        }}
        onClose={onClose}
      />
    )
  const questions = {
    mail: ['Invii un’e-mail di prova?', 'INVIA', 'Arriva al tuo indirizzo, come le altre e-mail.'],
    cubes: [
      'Verifichi le cifre dei report?',
      'VERIFICA',
      'Legge tutti i fatti: con molte pratiche dura qualche minuto.',
    ],
    diagnostics: [
      'Scarichi la diagnostica?',
      'SCARICA',
      'Il file non contiene segreti, ma invialo solo a chi ti aiuta.',
    ],
  } as const
  if (!confirming) return null
  const [title, verb, about] = questions[confirming]
  const run = { mail, cubes, diagnostics }[confirming]
  return (
    <AskDialog
      opened
      title={title}
      verb={verb}
      pending={run.isPending}
      onConfirm={() => run.mutate()}
      onCancel={onClose}
    >
      {about}
    </AskDialog>
  )
}

type Different = { cubo: string; celle: number }

function Outcome({ job }: { job: JobView }) {
  const { diversi = [] } = (job.result ?? {}) as { diversi?: Different[] }
  if (job.state !== 'completato') return null
  if (diversi.length === 0) return <p>Tutte le cifre corrispondono alle righe che contano.</p>
  const words = diversi.map(({ cubo, celle }) => `${cubo} (${celle})`).join(', ')
  return (
    <p role="alert">
      Non corrispondono: {words}. Chi gestisce il database le rimette a posto con «SELECT cubes_rebuild()».
    </p>
  )
}
