/** What a card shows, in the words of the API. */
export interface Offer {
  id: number
  tittle: string
  description: string
  presupuesto: number
  ciudad: string
  state: string
  imageServiceUrl: string | null
  userId: { firstName: string; imagePerfil: string | null }
}

/** What the product's card shows, by hand. */
export const Card = ({ offer }: { offer: Offer }) => (
  <article>
    <div className="photo">
      {offer.imageServiceUrl ? (
        <img
          src={offer.imageServiceUrl}
          srcSet={`${offer.imageServiceUrl.replace('/1280.', '/480.')} 480w, ${offer.imageServiceUrl} 1280w`}
          sizes="(min-width: 64rem) 300px, 100vw"
          alt=""
          loading="lazy"
        />
      ) : (
        <span>Sin foto</span>
      )}
    </div>
    <span className="state">{offer.state}</span>
    <div className="body">
      <h2>{offer.tittle}</h2>
      <div>
        <h3>Descripcion del trabajo:</h3>
        <p>{offer.description}</p>
      </div>
      <div>
        <h3>Datos del cliente</h3>
        <div className="client">
          {offer.userId.imagePerfil && <img src={offer.userId.imagePerfil} alt="" loading="lazy" />}
          <span>{offer.userId.firstName}</span>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path fill="none" stroke="currentColor" d="M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11z" />
          </svg>
          {offer.ciudad}
        </div>
      </div>
    </div>
    <div className="foot">
      <b>$ {offer.presupuesto}</b>
      <button type="button">Postular</button>
    </div>
  </article>
)
