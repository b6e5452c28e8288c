export { AcceptDialog, type AcceptDialogProps, type Candidate } from './AcceptDialog/AcceptDialog.tsx'
export {
  ApplicantComparison,
  type ApplicantComparisonProps,
  type Comparison,
} from './ApplicantComparison/ApplicantComparison.tsx'
export { ApplicationDialog, type ApplicationDialogProps } from './ApplicationDialog/ApplicationDialog.tsx'
export {
  ApplicationForm,
  type ApplicationFormProps,
  type UnsentTerms,
} from './ApplicationForm/ApplicationForm.tsx'
export { CounterOfferDialog, type CounterOfferDialogProps } from './CounterOfferDialog/CounterOfferDialog.tsx'
export { DeclineDialog, type DeclineDialogProps } from './DeclineDialog/DeclineDialog.tsx'
export { OwnApplication, type OwnApplicationProps } from './OwnApplication/OwnApplication.tsx'
export { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog/WithdrawDialog.tsx'
export { applicationMessages } from './application.messages.ts'
