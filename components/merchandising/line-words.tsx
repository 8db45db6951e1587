'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { testiWords } from '@/lib/features/merchandising/labels'
import type { CartLine } from '@/lib/features/merchandising/types'
import classes from './shop.module.css'
import type { CartState } from './use-cart'
import { fieldsOf, schemaOf, testiIn, valuesOf } from './words-form'

/** What is to be written on a line of the cart; asked for where nothing is yet. */
export function LineWords({ line, cart }: { line: CartLine; cart: CartState }) {
  const [writing, setWriting] = useState(false)
  const { merchandising, testi } = line
  const { campi, nome } = merchandising
  if (campi.length === 0) return null
  return (
    <div className={classes.lineWords}>
      {testiWords(testi).map((words) => (
        <Text key={words} c="dimmed" fz="xs" className={classes.soft}>
          {words}
        </Text>
      ))}
      <Button size="xs" aria-label={`Testi di ${nome}`} onClick={() => setWriting(true)}>
        {testi.length === 0 ? 'SCRIVI I TESTI' : 'CAMBIA I TESTI'}
      </Button>
      {writing && (
        <FormDialog
          title={nome}
          intro="Si scrive così su ogni pezzo di questa riga."
          fields={fieldsOf(campi)}
          schema={schemaOf(campi)}
          start={valuesOf(campi, testi)}
          verb="SALVA"
          send={(values) => cart.write(line, testiIn(campi, values))}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  )
}
