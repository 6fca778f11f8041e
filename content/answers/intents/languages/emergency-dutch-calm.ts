/** Emergencies in Dutch, told calmly or politely. */
export const EMERGENCY_DUTCH_CALM: readonly string[] = [
  'Goedemorgen, secretariaat van een notaris. Sinds vanochtend heeft elke akte een vreemde extensie en ligt er een brief met een bedrag. Wie kan ik spreken?',
  'Misschien is het niets, maar een beheerder die niemand kent wist sinds een uur onze back-ups.',
  'We hebben een klein probleem: elke werkplek toont dezelfde zwarte pagina met het adres van een portemonnee.',
  'De muis van de boekhoudster beweegt terwijl zij luncht. Wat doen we als eerste?',
  'Goedemiddag, controller hier. De betaling van gisteren kwam aan bij een bank die onze leverancier niet kent.',
  'Veertig minuten geleden heb ik op verzoek van de voorzitter betaald, en hij zegt dat hij niets heeft gevraagd.',
  'Het is erg pijnlijk, ik heb net de ziekmeldingen van iedereen naar de algemene lijst gestuurd.',
  'Mijn tas met de dossiers van negen cliënten is in de trein gebleven. Aan wie meld ik dat?',
  'Een onbekende schrijft dat hij onze ledenlijst heeft en stuurt vijf echte namen mee.',
  'Bedrijfsleider hier, al drie uur geen gas en de oven koelt af. Bent u daarvoor de juiste?',
  'Ik ben de conciërge van de school, het water stijgt in de kelder en daar staat de schakelkast.',
  'Geen van onze apotheken bereikt sinds de opening het centrale magazijn en de beheerder neemt niet op.',
  'Het lab belde om tien uur, de zalm is positief en ligt sinds dinsdag in de winkels.',
  'Twee klinieken beschrijven dezelfde fout van onze pomp, hij geeft te veel. Waar beginnen we?',
  'Zes mensen van de mededingingsautoriteit zitten in de vergaderkamer en willen graag mijn telefoon.',
  'De belastingdienst staat bij de ingang met een bevel en onze advocaat zit in de rechtbank. Wat mogen ze zien?',
  'Ik heb net een besluit gekregen dat ons vanaf vandaag verbiedt te verkopen.',
  'Een journaliste wacht tot vier uur op ons antwoord, vanavond zegt het programma dat wij bewoners verwaarlozen.',
  'Sinds het ontbijt gaat er een opname van onze chirurg rond en ik ben alleen op de persafdeling.',
  'Er staan een stuk of veertig verslaggevers op het gazon, wat zeggen we?',
  'kort vanaf mijn mobiel: bestanden hernoemd, beheerder met vakantie, wie bel ik',
  'snel: verkeerde rekening betaald, bank dicht, wat nu',
];

/** Danger to people in Dutch, told calmly or politely. */
export const EMERGENCY_DUTCH_PEOPLE_CALM: readonly string[] = [
  'Onze verkoopleidster is gisteravond op het vliegveld van Minsk vastgehouden en haar telefoon staat uit. Met wie spreek ik?',
  'Goedemorgen, een monteur van ons zit sinds gisteren in een cel in Algiers, de familie blijft bellen.',
  'Twee van onze geologen hebben sinds zondag niets laten horen.',
  'Een stem aan de telefoon zegt dat onze bouwleider bij hen is en wil over voorwaarden praten.',
  'Een stagiaire zit op een politiebureau in Dubai om een foto, is dat iets voor u?',
  'Sorry, een schilder is achter de school naar beneden gekomen en reageert niet.',
  'Het ruikt raar in de kelder en mevrouw De Vries is gaan zitten en wordt niet wakker.',
  'Een meneer die ik vanochtend heb ontslagen staat op de parkeerplaats met iets dat op een geweer lijkt.',
];
