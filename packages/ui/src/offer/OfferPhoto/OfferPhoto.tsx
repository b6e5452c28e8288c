import { photoSrcSet } from '@plomada/domain'
import { Photo, type PhotoProps } from '../../base/Photo/Photo.tsx'

interface OfferPhotoProps extends Pick<PhotoProps, 'shape' | 'sizes' | 'isEager'> {
  /** Address of the photo; null without one. */
  photo: string | null
}

/** Renders the photo of an offer. Decorative, because the title is always next to it. */
export const OfferPhoto = ({ photo, ...rest }: OfferPhotoProps) => (
  <Photo src={photo} alt="" srcSet={photo === null ? undefined : photoSrcSet(photo)} {...rest} />
)
