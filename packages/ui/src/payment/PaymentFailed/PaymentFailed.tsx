import { FAILURE_CLOSES_AFTER } from '@plomada/domain'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ClosingWindow } from '../../layout/index.ts'
import { paymentCopy } from '../payment.copy.ts'
import * as icons from '../../base/Icon/icons.ts'
import * as css from './PaymentFailed.css.ts'

export interface PaymentFailedProps {
  /** Closes the window. */
  onClose: () => void
}

/** The window of a payment that did not work; it closes by itself. */
export const PaymentFailed = ({ onClose }: PaymentFailedProps) => (
  <Stack gap={5}>
    <Stack gap={4}>
      <span className={css.mark}>
        <Icon picture={icons.card} size="xl" />
      </span>
      <Stack gap={2}>
        <Heading level={1} size="h2">
          {paymentCopy.failed}
        </Heading>
        <Text>{paymentCopy.failedHelp}</Text>
      </Stack>
    </Stack>
    <ClosingWindow after={FAILURE_CLOSES_AFTER} onClose={onClose} />
  </Stack>
)
