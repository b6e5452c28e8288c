import { hasContactData } from '@plomada/domain'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { questionMessages } from '../question.messages.ts'

/** Renders a notice while a text has contact data, which is not published. */
export const MaskedNotice = ({ text }: { text: string }) =>
  hasContactData(text) && (
    <Notice>
      <Message>{questionMessages.masked}</Message>
    </Notice>
  )
