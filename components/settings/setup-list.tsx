'use client'

import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Lines, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SETUP_STEPS, type Setup, type SetupAction, type Step } from '@/lib/features/setup/schema'
import classes from './setup.module.css'
import { useSetup } from './use-setup'

const VERBS: Record<SetupAction, string> = {
  templates: 'PREPARA LE BOZZE',
  mail: 'PROVA LA POSTA',
  store: 'PROVA L’ARCHIVIO',
  backup: 'HO VISTO LA COPIA',
}

/** What an installation still lacks, for whoever sets it up; it goes when everything is there. */
export function SetupList({ start }: { start: Setup }) {
  const { setup, act, running, error } = useSetup(start)
  if (setup.over) return null
  const needed = setup.steps.filter(({ optional }) => !optional)
  const done = needed.filter((step) => step.done)
  return (
    <Section
      title="Per cominciare"
      description={`Fatti ${done.length} di ${needed.length}. L’elenco sparisce quando c’è tutto.`}
      flush
    >
      <Lines component="ol">
        {setup.steps.map((step) => (
          <Line
            key={step.step}
            step={step}
            error={error?.action === step.action ? error.words : null}
            running={running === step.action}
            onAct={act}
          />
        ))}
      </Lines>
    </Section>
  )
}

type LineProps = {
  step: Step
  error: string | null
  running: boolean
  onAct: (action: SetupAction) => void
}

function Line({ step: { step, done, optional, words, links, action }, error, running, onAct }: LineProps) {
  const Mark = done ? IconCircleCheckFilled : IconCircle
  return (
    <li className={classes.line} data-done={done || undefined} data-step={step}>
      <Mark size={20} className={classes.mark} aria-hidden="true" />
      <Stack gap="xxs">
        <Flex component="h3" gap="xs" align="baseline" wrap="wrap" fz="sm">
          {SETUP_STEPS[step]}
          <Text span c="dimmed" fz="xs" fw={400}>
            {done ? 'Fatto' : optional ? 'Se serve' : 'Da fare'}
          </Text>
        </Flex>
        <Text fz="xs" c="dimmed">
          {words}
        </Text>
        {error && (
          <Text fz="xs" c="var(--bad)" breaks="anywhere" role="alert">
            {error}
          </Text>
        )}
        {!done && links.length > 0 && (
          <Flex component="ul" rowGap="xxs" columnGap="sm" wrap="wrap" fz="xs">
            {links.map(({ label, href }) => (
              <li key={label}>
                <IntentLink href={href}>{label}</IntentLink>
              </li>
            ))}
          </Flex>
        )}
      </Stack>
      {action && !done && (
        <Button size="xs" loading={running} onClick={() => onAct(action)}>
          {VERBS[action]}
        </Button>
      )}
    </li>
  )
}
