import { ChooseTime } from '#app/features/calendar/choose-time.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { Advantage } from '#app/sections/home/advantage.tsx';
import { Contact } from '#app/sections/home/contact.tsx';
import { Credentials } from '#app/sections/home/credentials.tsx';
import { HomeHero } from '#app/sections/home/hero.tsx';
import { Industries } from '#app/sections/home/industries.tsx';
import { Services } from '#app/sections/home/services.tsx';

export default function Home() {
  return (
    <>
      <HomeHero />
      <Advantage />
      <Industries />
      <Services />
      <Credentials />
      <Contact calendar={<ChooseTime />}>
        <ContactForm />
      </Contact>
    </>
  );
}
