import { PaymentFailed, type PaymentFailedProps } from '../../payment/index.ts'
import { PopupFrame } from '../../shell/index.ts'

export type PaymentFailedScreenProps = PaymentFailedProps

/** Renders /stripe/{role}/{idUser}/fail/{idProduct}, the payment window after a failed payment. */
export const PaymentFailedScreen = (props: PaymentFailedScreenProps) => (
  <PopupFrame>
    <PaymentFailed {...props} />
  </PopupFrame>
)
