/** Emergencies in French, told calmly or politely. */
export const EMERGENCY_FRENCH_CALM: readonly string[] = [
  "Bonjour, secrétariat d'un notaire. Depuis ce matin tous les actes portent une extension inconnue et une lettre indique un prix. Avec qui puis-je parler ?",
  "Ce n'est peut-être rien, mais un compte administrateur que personne ne connaît efface nos sauvegardes depuis une heure.",
  'Nous avons un petit souci : chaque poste affiche la même page noire avec une adresse de portefeuille.',
  "Le curseur de la comptable se déplace alors qu'elle est sortie déjeuner. Que faire en premier ?",
  "Bonjour, je suis contrôleuse de gestion. Le paiement d'hier est arrivé dans une banque que notre fournisseur ne connaît pas.",
  "J'ai exécuté un ordre du président il y a quarante minutes et il me dit qu'il n'a rien demandé.",
  "C'est très gênant, je viens d'adresser les arrêts maladie de toute l'équipe à la liste générale.",
  'Mon sac avec les dossiers de neuf clients est resté dans le métro. À qui le signaler ?',
  "Un inconnu écrit qu'il détient la liste de nos adhérents et joint cinq noms exacts.",
  "Directeur d'usine : plus de gaz depuis trois heures, le four refroidit. Est-ce de votre ressort ?",
  "Je suis gardien du lycée, l'eau monte dans la cave et le tableau électrique s'y trouve.",
  "Aucune de nos pharmacies ne joint le stock central depuis l'ouverture et le prestataire ne répond pas.",
  "L'analyse est revenue positive à dix heures, le saumon est en magasin depuis mardi.",
  'Deux cliniques décrivent le même défaut de notre pompe, elle délivre trop. Par quoi commencer ?',
  "Six personnes de l'Autorité de la concurrence sont dans notre salle de réunion et souhaitent mon téléphone.",
  "Des agents des impôts sont à l'accueil avec une ordonnance et notre avocat plaide. Que peuvent-ils voir ?",
  "On vient de me remettre une décision qui nous interdit de vendre à partir d'aujourd'hui.",
  "Une journaliste attend notre réponse avant seize heures, l'émission de ce soir nous accuse de négliger nos résidents.",
  'Depuis le petit déjeuner un enregistrement de notre chirurgien circule partout et je suis seule au service de presse.',
  'Il y a une quarantaine de reporters sur notre pelouse, que leur dit-on ?',
  'en bref depuis mon portable : fichiers renommés, informaticien en congé, qui appeler',
  'vite : payé le mauvais compte, banque fermée, et maintenant',
];

/** Danger to people in French, told calmly or politely. */
export const EMERGENCY_FRENCH_PEOPLE_CALM: readonly string[] = [
  "Notre directrice commerciale a été retenue hier soir à l'aéroport de Minsk et son téléphone est éteint. À qui dois-je parler ?",
  'Bonjour, un de nos monteurs est en cellule à Alger depuis hier, sa famille nous appelle.',
  "Deux de nos géologues n'ont plus donné signe de vie depuis dimanche.",
  'Une voix au téléphone dit que notre chef de projet est avec eux et veut parler de conditions.',
  'Une stagiaire est gardée au commissariat de Dubaï pour une photo, est-ce pour vous ?',
  "Bonjour, excusez-moi, un peintre est tombé derrière l'école et il ne répond pas.",
  "Une drôle d'odeur au sous-sol, et madame Petit s'est assise et ne se réveille plus.",
  "Un monsieur que j'ai licencié ce matin est sur le parking avec ce qui ressemble à un fusil.",
];
