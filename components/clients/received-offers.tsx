import { type RefObject, useId } from 'react'
import { Stack, Text } from '@/components/ui/layout'
import { SCEGLI } from '@/lib/features/saved-quotes/labels'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { ReceivedOffer } from './received-offer'

type Choice = { name: string; chosen?: string; onChoose: (id: string) => void }
type Props = Choice & {
  offerte: ReceivedQuote['offerte']
  error?: string
  /** To take the keyboard to its first offer. */
  box: RefObject<HTMLFieldSetElement | null>
}

/** The offers to choose one of: none is chosen for the reader. */
export function OfferChoice({ offerte, error, box, ...choice }: Props) {
  const id = useId()
  return (
    <fieldset ref={box} aria-describedby={error ? id : undefined}>
      <Text component="legend" pb="xs" fw={500}>
        {SCEGLI}
      </Text>
      <Offers offerte={offerte} choice={choice} />
      {error && (
        <Text id={id} role="alert" mt="xs" c="var(--bad)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}

/** Offers with their figures. */
export const Offers = ({ offerte, choice }: { offerte: ReceivedQuote['offerte']; choice?: Choice }) => (
  <Stack component="ul" gap="sm">
    {offerte.map((offer) => (
      <li key={offer._id}>
        <ReceivedOffer
          offer={offer}
          name={choice?.name ?? null}
          chosen={offer._id === choice?.chosen}
          onChoose={() => choice?.onChoose(offer._id)}
        />
      </li>
    ))}
  </Stack>
)
