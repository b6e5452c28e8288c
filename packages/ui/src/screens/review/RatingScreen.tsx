import { ReviewForm, type ReviewFormProps } from '../../review/index.ts'
import { PopupFrame } from '../../shell/index.ts'

export type RatingScreenProps = ReviewFormProps

/** Renders /stripe/{role}/{idUser}/success/{idProduct}, where the client rates the work after the payment. */
export const RatingScreen = (form: RatingScreenProps) => (
  <PopupFrame>
    <ReviewForm {...form} />
  </PopupFrame>
)
