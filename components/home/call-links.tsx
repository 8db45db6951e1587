import { Box } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Spoken } from '@/components/ui/spoken'
import { phoneHref, phoneText, whatsappOf } from '@/lib/italian/phone-text'
import classes from './home.module.css'

type Props = { telefono: string | null; nome: string }

/** Calls a person, by their number as a button on a phone, or opens the chat with them where the number is a mobile one. */
export function CallLinks({ telefono, nome }: Props) {
  if (!telefono) return null
  const chat = whatsappOf(telefono)
  const number = phoneText(telefono)
  return (
    <>
      <Box flex="1 1 100%" hiddenFrom="sm">
        <Button href={phoneHref(telefono)} icon={<IconPhone size={18} aria-hidden="true" />} fullWidth>
          <Spoken>Chiama {nome}, </Spoken>
          {number}
        </Button>
      </Box>
      <Box
        component="a"
        visibleFrom="sm"
        href={phoneHref(telefono)}
        className={classes.icon}
        aria-label={`Chiama ${nome}, ${number}`}
        title={number}
      >
        <IconPhone size={18} aria-hidden="true" />
      </Box>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener"
          className={classes.icon}
          aria-label={`Scrivi a ${nome} su WhatsApp`}
          title="WhatsApp"
        >
          <IconBrandWhatsapp size={18} aria-hidden="true" />
        </a>
      )}
    </>
  )
}
