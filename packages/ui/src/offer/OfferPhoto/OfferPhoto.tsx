import { photoSrcSet } from '@plomada/domain'
import { Photo, type PhotoProps } from '../../base/Photo/Photo.tsx'

interface OfferPhotoProps extends Pick<PhotoProps, 'shape' | 'sizes' | 'isEager'> {
  /** Address of the photo; null when there is none. */
  photo: string | null
}

/** The photo of an offer. Silent: the title always stands beside it. */
export const OfferPhoto = ({ photo, ...rest }: OfferPhotoProps) => (
  <Photo src={photo} alt="" srcSet={photo === null ? undefined : photoSrcSet(photo)} {...rest} />
)
