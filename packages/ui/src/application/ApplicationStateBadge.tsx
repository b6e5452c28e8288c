import { type ApplicationState, applicationStates } from '@plomada/domain'
import { Badge } from '../base/Badge/Badge.tsx'
import { Message } from '../marketplace/Message/Message.tsx'
import { applicationStateTones } from './application.messages.ts'

/** Renders the state of an application. */
export const ApplicationStateBadge = ({ state }: { state: ApplicationState }) => (
  <Badge tone={applicationStateTones[state]} hasDot>
    <Message>{applicationStates.states[state].label}</Message>
  </Badge>
)
