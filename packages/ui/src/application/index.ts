export {
  ApplicantComparison,
  type ApplicantComparisonProps,
  type Comparison,
} from './ApplicantComparison/ApplicantComparison.tsx'
export { ApplicationDialog, type ApplicationDialogProps } from './ApplicationDialog/ApplicationDialog.tsx'
export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm/ApplicationForm.tsx'
export { CounterOfferDialog, type CounterOfferDialogProps } from './CounterOfferDialog/CounterOfferDialog.tsx'
export { DeclineDialog, type DeclineDialogProps } from './DeclineDialog/DeclineDialog.tsx'
export { OwnApplication, type OwnApplicationProps } from './OwnApplication/OwnApplication.tsx'
export { applicationMessages } from './application.messages.ts'
