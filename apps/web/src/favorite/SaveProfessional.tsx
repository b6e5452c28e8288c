import { paths, type User } from '@plomada/domain'
import { favoriteMessages, Link, Message, SaveButton } from '@plomada/ui'
import { InviteProfessional } from '../invitation/InviteProfessional.tsx'
import { useFavorite, useSetFavorite } from './favorite.data.ts'

interface SaveProfessionalProps {
  professional: Pick<User, 'id' | 'firstName' | 'lastName'>
}

/** Renders the buttons that save and invite a professional, with a link to the saved ones. */
export default function SaveProfessional({ professional }: SaveProfessionalProps) {
  const { data, problem } = useFavorite(professional)
  // Saving twice has no effect, so the button stays usable when its state could not be loaded.
  const isSaved = data?.isSaved ?? (problem ? false : undefined)
  const setFavorite = useSetFavorite()
  return (
    <>
      <SaveButton
        professional={professional}
        isSaved={isSaved}
        size="small"
        onChange={(shouldSave) => setFavorite(professional, shouldSave)}
      />
      <InviteProfessional professional={professional} />
      <Link href={paths.favorites} size="standalone">
        <Message>{favoriteMessages.seeAll}</Message>
      </Link>
    </>
  )
}
