import { Link, type RichTextEditorLabels } from '@mantine/tiptap'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { shownPicture } from '@/components/data/files/shown-picture'
import { secureAddress } from '@/lib/core/secure-address'
import type { Area } from '@/lib/http/client'

/** In the editor a picture is loaded with the writer's rights; in the text its address stays as it is. */
const picture = (area: Area) =>
  Image.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img')
        dom.src = shownPicture(String(node.attrs.src), area)
        dom.alt = String(node.attrs.alt ?? '')
        return { dom }
      },
  }).configure({ allowBase64: false })

/** A link to http:// is one to https://, as the published pages show no others. */
const SecureLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      href: {
        default: null,
        parseHTML: (element: HTMLElement) => secureAddress(element.getAttribute('href') ?? ''),
        renderHTML: ({ href }: { href?: string | null }) => (href ? { href: secureAddress(href) } : {}),
      },
    }
  },
})

/** Only what the published pages know how to show. */
export const richTextExtensions = (area: Area) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    underline: false,
    link: false,
    // It would leave an empty paragraph at the end of every saved text.
    trailingNode: false,
  }),
  SecureLink.configure({ openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] }),
  picture(area),
]

export const RICH_TEXT_LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Grassetto',
  italicControlLabel: 'Corsivo',
  clearFormattingControlLabel: 'Togli la formattazione',
  h2ControlLabel: 'Titolo',
  h3ControlLabel: 'Sottotitolo',
  h4ControlLabel: 'Titoletto',
  bulletListControlLabel: 'Elenco puntato',
  orderedListControlLabel: 'Elenco numerato',
  blockquoteControlLabel: 'Citazione',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Togli il link',
  undoControlLabel: 'Annulla l’ultima azione',
  redoControlLabel: 'Ripeti l’azione annullata',
  linkEditorInputLabel: 'Indirizzo del link',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'Apri in una nuova scheda',
  linkEditorInternalLink: 'Apri nella stessa scheda',
  linkEditorSave: 'Inserisci',
}
