'use client'

import { useState } from 'react'
import { Box, Text } from '@/components/ui/layout'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/http/client'
import { type KeptWords, MOTIVO_PAROLE } from '@/lib/settings/kept-words'

/**
 * Words of advertising that a text was refused for: named with their reason, and a box for why they stay. `hear` listens to what
 * went wrong, `sent` goes with the texts.
 */
export function useKeptWords() {
  const [words, setWords] = useState<KeptWords | null>(null)
  const [problem, setProblem] = useState<string>()
  const [motivo, setMotivo] = useState('')
  return {
    sent: words?.siPossonoTenere && motivo.trim() ? { [MOTIVO_PAROLE]: motivo.trim() } : {},
    hear: (error: unknown) => {
      if (!(error instanceof ApiError)) return
      setProblem(error.byField[MOTIVO_PAROLE])
      const found = error.problem.parole
      if (found) setWords(found as KeptWords)
    },
    forget: () => {
      setWords(null)
      setProblem(undefined)
      setMotivo('')
    },
    notice: words && <Notice words={words} motivo={motivo} problem={problem} onChange={setMotivo} />,
  }
}

type Props = { words: KeptWords; motivo: string; problem?: string; onChange: (motivo: string) => void }

function Notice({ words: { trovate, siPossonoTenere }, motivo, problem, onChange }: Props) {
  return (
    <Box
      component="section"
      mt="md"
      py="sm"
      px="md"
      c="var(--ink)"
      bg="var(--warn-soft)"
      bd="1px solid var(--warn)"
      bdrs="md"
      aria-label="Parole da non usare"
    >
      <Text fw={600}>Parole da non usare negli annunci</Text>
      <Box component="ul" mt="xs" mb="sm" mx={0} pl="md" fz="sm">
        {trovate.map(({ scritta, gravita, motivo: why }) => (
          <li key={scritta}>
            <strong>«{scritta}»</strong> ({gravita}): {why}.
          </li>
        ))}
      </Box>
      {siPossonoTenere ? (
        <Textarea
          name={MOTIVO_PAROLE}
          label="Perché devono restare"
          description="Resta nella cronologia, con il tuo nome. Lascialo vuoto e cambia il testo, se non serve."
          value={motivo}
          error={problem}
          onChange={onChange}
          rows={2}
        />
      ) : (
        <Text fw={600}>Le parole vietate può tenerle, con un motivo, solo chi cambia le impostazioni.</Text>
      )}
    </Box>
  )
}
