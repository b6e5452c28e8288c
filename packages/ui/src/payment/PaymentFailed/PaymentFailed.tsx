import { FAILURE_CLOSES_AFTER } from '@plomada/domain'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ClosingWindow } from '../../layout/index.ts'
import { paymentCopy } from '../payment.copy.ts'

export interface PaymentFailedProps {
  /** Closes the window. */
  onClose: () => void
}

/** The window of a payment that did not work; it closes by itself. */
export const PaymentFailed = ({ onClose }: PaymentFailedProps) => (
  <Stack gap={5}>
    <Stack gap={2}>
      <Icon name="card" size="xl" tone="muted" />
      <Heading level={1} size="h2">
        {paymentCopy.failed}
      </Heading>
      <Text>{paymentCopy.failedHelp}</Text>
    </Stack>
    <ClosingWindow after={FAILURE_CLOSES_AFTER} onClose={onClose} />
  </Stack>
)
