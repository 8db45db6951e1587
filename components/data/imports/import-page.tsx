'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { Stack, Text } from '@/components/ui/layout'
import { Reminder } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { type DettaglioImport, FASI_IMPORT, STATI_IMPORT } from '@/lib/imports/schema'
import type { Field } from '@/lib/resources/view'
import { ImportActions } from './import-actions'
import { ImportCounts } from './import-counts'
import { ImportRows } from './import-rows'
import { MappingForm } from './mapping-form'
import { useRun, useRunVerb } from './use-imports'
import { type ChosenRows, percentOf, STATE_LOOKS } from './words'

type Props = {
  run: DettaglioImport
  /** The form of the records: it knows the words of their values. */
  fields?: readonly Field[]
}

/** One import, from its columns to what came of it. */
export function ImportPage({ run: first, fields = [] }: Props) {
  const { data: run } = useRun(first)
  const [isMapping, setMapping] = useState(false)
  const { nome, state, chi, createdAt, verbi, conti } = run
  const hasMapping = verbi.check && (isMapping || state !== 'verificato')
  return (
    <>
      <PageHeader
        title={nome}
        badge={<StateBadge label={STATI_IMPORT[state]} {...STATE_LOOKS[state]} />}
        primary={
          <ImportActions run={run} onMap={verbi.check && !hasMapping ? () => setMapping(true) : undefined} />
        }
      >
        Caricato il {formatInstant(createdAt)}
        {chi ? ` da ${chi}` : ''}
      </PageHeader>
      <Stack gap="lg" miw={0}>
        <Standing run={run} />
        {hasMapping && <MappingForm key={run.version} run={run} onDone={() => setMapping(false)} />}
        {!hasMapping && conti.letti > 0 && <Results run={run} fields={fields} />}
      </Stack>
    </>
  )
}

/** What goes on, or why it ended. */
function Standing({ run }: { run: DettaglioImport }) {
  const verb = useRunVerb(run._id)
  const { state, fase, conti, errore, nome } = run
  if (state === 'in_corso' && fase) {
    const detail = conti.letti > 0 ? `${numberText(conti.letti)} righe` : 'in coda…'
    const percent = percentOf(run)
    return (
      <div>
        <Progress
          label={`${FASI_IMPORT[fase]} di ${nome}`}
          value={percent}
          detail={percent === null ? detail : undefined}
          onCancel={verb.isPending ? undefined : () => verb.mutate({ verb: 'cancel' })}
        />
        <Text c="dimmed" fz="xs" breaks="anywhere">
          Puoi lasciare questa pagina: il lavoro continua.
        </Text>
      </div>
    )
  }
  if (state === 'fallito') return <Reminder role="alert">{errore}</Reminder>
  if (state === 'annullato' && fase && fase !== 'verifica')
    return <Reminder>Fermata a metà: quello che era già scritto resta.</Reminder>
  return null
}

function Results({ run, fields }: Required<Props>) {
  const [chosen, choose] = useChosenRows(run)
  return (
    <>
      <ImportCounts run={run} chosen={chosen} onChoose={choose} />
      <ImportRows run={run} chosen={chosen} fields={fields} />
    </>
  )
}

/** The rows that are shown: at first the wrong ones, where there are any. */
const useChosenRows = ({ conti }: DettaglioImport) => useState<ChosenRows>(conti.errati > 0 ? 'errato' : null)
