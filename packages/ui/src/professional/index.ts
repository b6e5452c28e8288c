export {
  BecomeProfessionalForm,
  type BecomeProfessionalFormProps,
  type ProfessionalData,
} from './BecomeProfessionalForm/BecomeProfessionalForm.tsx'
export { AboutProfessional, type AboutProfessionalProps } from './AboutProfessional/AboutProfessional.tsx'
export {
  type ContactActions,
  ContactBar,
  ContactCard,
  type ContactCardProps,
} from './ContactCard/ContactCard.tsx'
export { professionalMessages } from './professional.messages.ts'
export { DayPicker, type DayPickerProps } from './DayPicker/DayPicker.tsx'
export { ProfessionalCard, type ProfessionalCardProps } from './ProfessionalCard/ProfessionalCard.tsx'
export { ProfessionalFields, type ProfessionalFieldsProps } from './ProfessionalFields/ProfessionalFields.tsx'
export { ProfessionalHeader, type ProfessionalHeaderProps } from './ProfessionalHeader/ProfessionalHeader.tsx'
export { ProfessionalList, type ProfessionalListProps } from './ProfessionalList/ProfessionalList.tsx'
export {
  ProfessionalPageLayout,
  type ProfessionalPageLayoutProps,
} from './ProfessionalPageLayout/ProfessionalPageLayout.tsx'
export { TradePicker, type TradePickerProps } from './TradePicker/TradePicker.tsx'
