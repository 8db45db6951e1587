import { shownPicture } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import type { ShopItem } from '@/lib/features/merchandising/types'
import classes from './shop.module.css'

/** In one hand, a drawing for each category: what has no photograph is not an empty box. */
const DRAWINGS: Record<string, React.ReactNode> = {
  stampati: <path d="M26 14h28l10 10v42H26zM54 14v10h10M34 36h22M34 44h22M34 52h14" />,
  abbigliamento: <path d="M32 16 18 26l6 12 8-4v32h26V34l8 4 6-12-14-10c-2 5-7 8-13 8s-11-3-13-8z" />,
  cancelleria: <path d="m24 60 4-14 28-30 10 10-28 30zM28 46l10 10M50 22l10 10M20 68h44" />,
  allestimenti: <path d="M28 12h34v50H28zM45 62v8M32 70h26M35 22h20M35 30h20M35 38h12" />,
  gadget: (
    <path d="M20 32h50v12H20zM25 44h40v24H25zM45 32v36M45 32c-14 0-16-14-8-14 6 0 8 8 8 14zm0 0c14 0 16-14 8-14-6 0-8 8-8 14z" />
  ),
}

/** The first picture of an item, or the drawing of its category. */
export function ArticlePicture({ item, at = 0 }: { item: ShopItem; at?: number }) {
  const area = useArea()
  const picture = item.immagini[at]
  if (picture)
    return (
      <img
        src={shownPicture(picture.url, area)}
        alt={picture.alt}
        className={classes.picture}
        loading="lazy"
      />
    )
  return (
    <svg viewBox="0 0 90 84" className={classes.drawing} aria-hidden="true">
      {DRAWINGS[item.categoria] ?? DRAWINGS.gadget}
    </svg>
  )
}
