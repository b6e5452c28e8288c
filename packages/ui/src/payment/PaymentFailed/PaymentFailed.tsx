import { FAILURE_CLOSE_DELAY_MS } from '@plomada/domain'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ClosingWindow } from '../../layout/index.ts'
import { paymentMessages } from '../payment.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as css from './PaymentFailed.css.ts'

export interface PaymentFailedProps {
  /** Called when the window closes, after 5 seconds or when the user closes it. */
  onClose: () => void
}

/** Renders the content of the payment window after a failed payment. The window closes automatically. */
export const PaymentFailed = ({ onClose }: PaymentFailedProps) => (
  <Stack gap={5}>
    <Stack gap={4}>
      <span className={css.icon}>
        <Icon icon={icons.creditCard} size="xl" />
      </span>
      <Stack gap={2}>
        <Heading level={1} size="h2">
          <Message>{paymentMessages.failed}</Message>
        </Heading>
        <Text>
          <Message>{paymentMessages.failedHelp}</Message>
        </Text>
      </Stack>
    </Stack>
    <ClosingWindow after={FAILURE_CLOSE_DELAY_MS} onClose={onClose} />
  </Stack>
)
