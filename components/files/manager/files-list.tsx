'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { Box } from '@/components/ui/layout'
import type { ListProps } from '@/lib/resources/pages'
import classes from './file-manager.module.css'
import { FolderPanel } from './folder-panel'

/** The files of the network beside their folders. */
export function FilesList(props: ListProps) {
  return (
    <div className={classes.manager}>
      <FolderPanel canEdit={props.canEdit} />
      <Box miw={0}>
        <ResourceList
          {...props}
          title="File per la rete"
          head={<FolderPanel canEdit={props.canEdit} narrow />}
          next="Carica i moduli e i documenti che gli agenti devono trovare."
        />
      </Box>
    </div>
  )
}
