-- The two sessions that the site has announced. A test compares them with content/resources/webinars.ts.
insert into private.events (slug, title, abstract, practice, starts_at, zone, minutes, capacity, state) values
  ('rehearsing-an-ai-incident', 'Rehearsing an AI incident before you have one',
    'A model in daily use begins to give harmful answers, and it is not clear who may switch it off. We run the opening of a tabletop exercise with the audience and show how to stage it with your own executive team.',
    'Exercises and Simulation Practice', '2027-02-11T15:00:00Z', 'Europe/London', 60, 500, 'published'),
  ('first-day-without-a-critical-supplier', 'The first day without a critical supplier',
    'A hosted service that you and your competitors share stops at nine in the morning. Hour by hour: what can be known, which contract clauses help, what customers should hear, and which preparations pay off.',
    'Risk Advisory Practice', '2027-04-15T15:00:00Z', 'Europe/London', 60, 500, 'published');
