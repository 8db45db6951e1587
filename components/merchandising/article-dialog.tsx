'use client'

import { useState } from 'react'
import { FormFields } from '@/components/data/form/form-fields'
import { useRecord } from '@/components/data/record/use-record'
import { Button } from '@/components/ui/button'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { NumberInput } from '@/components/ui/number-input'
import { toastSuccess } from '@/components/ui/toasts'
import { sentence } from '@/lib/core/text'
import { limitProblems } from '@/lib/features/merchandising/labels'
import type { ShopItem } from '@/lib/features/merchandising/types'
import { elided } from '@/lib/italian/elided'
import { Availability } from './article-card'
import { ArticlePicture } from './article-picture'
import { piecesOf } from './cart-store'
import { euro } from './order-words'
import classes from './shop.module.css'
import type { CartState } from './use-cart'
import { fieldsOf, schemaOf, testiIn, valuesOf } from './words-form'

type Props = { item: ShopItem; cart: CartState; onClose: () => void }
type Asked = Readonly<Record<string, number | null>>

/** "A multipli di 10, al massimo 200 per ordine." */
export function limitWords({ minimo, multiplo, massimo }: ShopItem): string {
  const words = [
    minimo > 1 && `almeno ${minimo}`,
    multiplo > 1 && `a multipli di ${multiplo}`,
    massimo !== null && `al massimo ${massimo} per ordine`,
  ].filter((one) => one !== false)
  if (words.length === 0) return ''
  const text = words.join(', ')
  return sentence(text)
}

/** The least that may be ordered at once. */
const startOf = ({ minimo, multiplo }: ShopItem) => Math.ceil(minimo / multiplo) * multiplo

/** An item with its pictures; asked for by a number, or by a number of each variant. */
export function ArticleDialog({ item: shown, cart, onClose }: Props) {
  const { _id, nome, descrizione, dettagli, varianti, ivaPct, campi } = shown
  const byVariant = varianti.length > 0
  const [asked, setAsked] = useState<Asked>(byVariant ? {} : { '': startOf(shown) })
  const words = useRecord({ schema: schemaOf(campi), start: valuesOf(campi, []) })
  const chosen = dettagli.flatMap(({ variant, prezzo }) => {
    const quantity = asked[variant] ?? 0
    return quantity > 0 ? [{ variant, quantity, prezzo }] : []
  })
  const total = chosen.reduce((sum, { quantity, prezzo }) => sum + quantity * prezzo, 0)
  // The limits of an order count what is in the cart already.
  const inCart = piecesOf(cart.lines.filter(({ merchandising }) => merchandising._id === _id))
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, inCart)
  const problems = chosen.length === 0 ? [] : limitProblems(shown, pieces)
  const isRead = Object.values(asked).every((quantity) => !Number.isNaN(quantity))
  const add = async () => {
    if (campi.length > 0 && !words.validate()) return
    const testi = testiIn(campi, words.values)
    const quantities = chosen.map(({ variant, quantity }) => ({ variant, quantity }))
    const item = byVariant ? { quantities } : { quantity: chosen[0]?.quantity ?? 0 }
    const taken = await cart.add(_id, { ...item, testi })
    if (!taken) return
    toastSuccess(`«${nome}» è nel carrello`)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={nome}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>ANNULLA</Button>
          <Button
            look="primary"
            loading={cart.busy}
            disabled={chosen.length === 0 || !isRead || problems.length > 0}
            onClick={() => void add()}
          >
            {total > 0 ? `AGGIUNGI (${euro(total)})` : 'AGGIUNGI'}
          </Button>
        </>
      }
    >
      <Pictures item={shown} />
      {descrizione && (
        <Text mb="xxs" fz="sm">
          {descrizione}
        </Text>
      )}
      <Text c="dimmed" fz="xs" className={classes.soft}>
        Prezzi con IVA {elided('al', `${ivaPct}%`)} compresa. {limitWords(shown)}
      </Text>
      <Stack component="ul" gap={0} mt="sm">
        {dettagli.map(({ variant, codice, prezzo, disponibilita }) => (
          <Flex
            key={variant}
            component="li"
            rowGap="xs"
            columnGap="md"
            align="center"
            justify="space-between"
            wrap="wrap"
            py="xs"
            className={classes.variant}
          >
            <Flex rowGap="xxs" columnGap="sm" align="baseline" wrap="wrap">
              <strong>{variant || nome}</strong>
              <Text span c="dimmed" fz="xs" className={classes.soft}>
                {[codice, euro(prezzo)].filter(Boolean).join(' · ')}
              </Text>
              <Availability is={disponibilita} />
            </Flex>
            <Box flex="0 0 128px">
              <NumberInput
                label={variant ? `Quantità ${variant}` : 'Quantità'}
                value={asked[variant] ?? null}
                onChange={(quantity) => setAsked({ ...asked, [variant]: quantity })}
                min={0}
                max={999}
                step={shown.multiplo}
                disabled={disponibilita === 'esaurito'}
              />
            </Box>
          </Flex>
        ))}
      </Stack>
      {campi.length > 0 && (
        <FormFields
          fields={fieldsOf(campi)}
          values={words.values}
          errors={words.errors}
          onChange={words.set}
        />
      )}
      {problems.length > 0 && (
        <Text role="alert" mb="xxs" c="var(--bad)" fz="xs">
          {problems.join(' ')}
          {inCart > 0 && ` Nel carrello ce ne ${inCart === 1 ? 'è già uno' : `sono già ${inCart}`}.`}
        </Text>
      )}
    </Modal>
  )
}

/** All pictures of an item, one large. */
function Pictures({ item }: { item: ShopItem }) {
  const [at, setAt] = useState(0)
  return (
    <Box mb="sm">
      <div className={classes.frame} data-large>
        <ArticlePicture item={item} at={at} />
      </div>
      {item.immagini.length > 1 && (
        <Flex gap="xs">
          {item.immagini.map(({ url }, index) => (
            <button
              key={url}
              type="button"
              className={classes.thumb}
              aria-label={`Immagine ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <ArticlePicture item={item} at={index} />
            </button>
          ))}
        </Flex>
      )}
    </Box>
  )
}
