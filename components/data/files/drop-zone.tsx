import { type DragEvent, type ReactNode, useState } from 'react'
import zone from './file-upload.module.css'

type Props = {
  /** The id of what names it. */
  labelledBy: string
  onDrop: (dropped: DataTransfer) => void
  children: ReactNode
}

/** Where files are dropped; it shows that it would take what is held over it. */
export function DropZone({ labelledBy, onDrop, children }: Props) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second label and frame
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={zone.zone}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
