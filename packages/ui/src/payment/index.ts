export { paymentMessages } from './payment.messages.ts'
export { PaymentFailed, type PaymentFailedProps } from './PaymentFailed/PaymentFailed.tsx'
export { PayPanel, type PayPanelProps } from './PayPanel/PayPanel.tsx'
