export { AdminOfferCard, type AdminOfferCardProps } from './AdminOfferCard/AdminOfferCard.tsx'
export {
  AdminOfferFilterBar,
  type AdminOfferFilterBarProps,
} from './AdminOfferFilterBar/AdminOfferFilterBar.tsx'
export { AdminOfferList, type AdminOfferListProps } from './AdminOfferList/AdminOfferList.tsx'
export { ApplicantsTable, type ApplicantsTableProps } from './ApplicantsTable/ApplicantsTable.tsx'
export {
  ApplicationCard,
  type ApplicationCardProps,
  type ApplicationChange,
} from './ApplicationCard/ApplicationCard.tsx'
export { ApplicationsEmpty, type ApplicationsEmptyProps } from './ApplicationsEmpty/ApplicationsEmpty.tsx'
export { CloseOfferDialog, type CloseOfferDialogProps } from './CloseOfferDialog/CloseOfferDialog.tsx'
export { ConfirmChanges, type ConfirmChangesProps } from './ConfirmChanges/ConfirmChanges.tsx'
export type { ApplyState } from './ApplyButton/ApplyButton.tsx'
export { ApplyPanel, type ApplyPanelProps } from './ApplyPanel/ApplyPanel.tsx'
export { AssignmentCard, type AssignmentCardProps } from './AssignmentCard/AssignmentCard.tsx'
export { AssignmentsEmpty } from './AssignmentsEmpty/AssignmentsEmpty.tsx'
export { NeedsProfile, type NeedsProfileProps } from './NeedsProfile/NeedsProfile.tsx'
export * as offerMessages from './offer.messages.ts'
export { JobContact, type JobContactProps } from './JobContact/JobContact.tsx'
export { OfferCard, type OfferCardProps } from './OfferCard/OfferCard.tsx'
export { OfferCardSkeleton } from './OfferCardSkeleton/OfferCardSkeleton.tsx'
export { OfferChanges, type OfferChangesProps } from './OfferChanges/OfferChanges.tsx'
export { OfferDetail, type OfferDetailProps } from './OfferDetail/OfferDetail.tsx'
export {
  type OfferDraft,
  OfferForm,
  type OfferFormProps,
  type SubmittedPhotos,
} from './OfferForm/OfferForm.tsx'
export { OfferPhotosField, type OfferPhotosFieldProps } from './OfferPhotosField/OfferPhotosField.tsx'
export type { OfferPhotoStore } from './OfferPhotosField/sendPhotos.ts'
export { type OfferPhotosState, useOfferPhotos } from './OfferPhotosField/useOfferPhotos.ts'
export { OfferHeader, type OfferHeaderProps } from './OfferHeader/OfferHeader.tsx'
export { OfferHistory, type OfferHistoryProps } from './OfferHistory/OfferHistory.tsx'
export { OfferList, type OfferListProps } from './OfferList/OfferList.tsx'
export { OffersNotFound, type OffersNotFoundProps } from './OffersNotFound/OffersNotFound.tsx'
export { OfferPreviewPanel, type OfferPreviewPanelProps } from './OfferPreviewPanel/OfferPreviewPanel.tsx'
export { OfferStateBadge, type OfferStateBadgeProps } from './OfferStateBadge/OfferStateBadge.tsx'
export { OwnOfferLife, type OwnOfferLifeProps } from './OwnOfferLife/OwnOfferLife.tsx'
export { OwnOfferList, type OwnOfferListProps } from './OwnOfferList/OwnOfferList.tsx'
export { OwnOfferPanel, type OwnOfferPanelProps } from './OwnOfferPanel/OwnOfferPanel.tsx'
export { OwnOffersEmpty, type OwnOffersEmptyProps } from './OwnOffersEmpty/OwnOffersEmpty.tsx'
export { RenewPanel, type RenewPanelProps } from './RenewPanel/RenewPanel.tsx'
export { SuggestedOffers, type SuggestedOffersProps } from './SuggestedOffers/SuggestedOffers.tsx'
