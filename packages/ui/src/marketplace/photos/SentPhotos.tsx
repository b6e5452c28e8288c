'use client'
import { photoSrcSet, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Photo } from '../../base/Photo/Photo.tsx'
import { useMessages } from '../../provider/context.ts'
import { classes } from '../../theme/classes.ts'
import { useOverride } from '../overrides.ts'
import * as css from './SentPhotos.css.ts'

interface SentPhotosProps {
  photos: readonly { id: string; url: string }[]
  /** Names a photo by its number and how many there are. */
  nameOf: (number: number, count: number) => string
}

/** Renders photos that a user sent side by side. Each one opens in another tab. */
export const SentPhotos = ({ photos, nameOf }: SentPhotosProps) => {
  const t = useOverride()
  const messages = useMessages()
  if (photos.length === 0) return null
  return (
    <ul className={classes(css.photos, photos.length > 3 && css.four)}>
      {photos.map(({ id, url }, index) => {
        const name = t(nameOf(index + 1, photos.length))
        return (
          <li key={id}>
            <Anchor
              href={url}
              className={css.link}
              target="_blank"
              rel="noopener"
              aria-label={`${name} ${messages('newTab')}`}
            >
              <Photo src={smallPhoto(url)} srcSet={photoSrcSet(url)} sizes="7rem" alt={name} shape="square" />
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
