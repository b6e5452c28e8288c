import { formatOptional } from '@plomada/domain'
import { Message } from './Message/Message.tsx'

interface OptionalTextProps {
  /** A value that users may have left out. */
  children: string | null | undefined
}

/** Renders a value as it is, or a message if there is none. Not exported. */
export const OptionalText = ({ children }: OptionalTextProps) =>
  children ? children : <Message>{formatOptional(null)}</Message>
