import { fullName, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Viewer } from '../links.ts'
import * as shellMessages from '../shell.messages.ts'
import * as css from './ViewerIdentity.css.ts'

/** Renders portrait, name and role of the signed-in user. */
export const ViewerIdentity = ({ viewer }: { viewer: Viewer }) => (
  <div className={css.identity}>
    <Avatar name={fullName(viewer)} seed={viewer.id} photo={smallPhoto(viewer.photo)} size="large" />
    <div className={css.text}>
      <Text weight="strong">{fullName(viewer)}</Text>
      <Text size="small" tone="muted">
        <Message>{shellMessages.role(viewer.role)}</Message>
      </Text>
    </div>
  </div>
)
