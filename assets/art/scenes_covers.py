"""Covers of the insights and heroes of the resource pages: further views of the scenes of the family."""
from kit.registry import SCENES


def view(name, of, shape=None, **opt):
    """registers a picture that renders another scene with other options and the same grade"""
    base = SCENES[of]
    SCENES[name] = dict(base, size=shape or base['size'], spp=min(base['spp'], 16),
                        render=lambda w, h, spp, **o: base['render'](w, h, spp, **{**opt, **o}))


COVERS = {
    'governing-ai-you-did-not-build': ('insight-ai-strategy', dict(seed=17)),
    'who-decides-at-two-in-the-morning': ('industry-defense', dict(seed=11, az=168, pole=(0.30, 0.22), arc=36., fov=46)),
    'services-before-systems': ('service-risk-resilience', dict(seed=29, az=110., el=16.)),
    'risk-appetite-that-refuses': ('insight-risk-management', dict(seed=12, az=60., el=12.)),
    'written-down-and-not-acted-on': ('hero-insights', dict(seed=40, cam=(1250, -500, 900), tgt=(1600, 760, 130), fov=34., accent=12)),
    'disagreeing-with-the-chief-executive': ('insight-leadership', dict(seed=15, az=205., el=11.)),
    'first-hour-belongs-to-the-facts': ('insight-crisis-management', dict(seed=21, az=300., cx=0.38, cy=0.46, turn=2.0)),
    'cutover-weekend-is-an-exercise': ('service-technical-program-management', dict(seed=9, eye=(60., -130., 22.), look=(-30., 900., 84.))),
    'before-the-assistant-reads-your-contracts': ('industry-healthcare', dict(seed=14, az=120., el=20.)),
    'hospital-group-on-paper': ('industry-healthcare', dict(seed=27, az=205., el=28.)),
    'one-body-of-evidence': ('industry-government', dict(az=208., el=26., cam=(160, 520, 90))),
    'peak-trading-second-way-out': ('industry-retail', dict(seed=12, az=210., el=24., rot=-18.)),
    'services-back-in-agreed-order': ('insight-operational-excellence', dict(az=70., el=13., wave=21., amp=5.4, cam=(760, 80, 560))),
    'recovery-times-promised-and-proven': ('service-insights-enablement', dict(seed=11, accent=18, cam=(300, -40, 760), tgt=(900, 760, 60))),
    'suppliers-behind-your-suppliers': ('industry-technology', dict(seed=23)),
    'speaking-before-you-know': ('service-incident-response', dict(seed=12, az=10, lamp=(0.36, 0.47))),
    'ai-agents-allow-log-refuse': ('service-ai-education', dict(seed=8, pos=(30500, 6200, 2300), tgt=(27500, 16500, 1300))),
    'impact-tolerances-without-the-paperwork': ('service-training-exercises-simulation', dict(seed=25, az=165., size=28.)),
    'command-and-its-silences': ('service-executive-coaching', dict(pos=(30000, 5000, 2700), az=86., fov=20, el=5.5)),
    'first-day-of-a-crisis': ('hero-incident-response', dict(seed=5, fov=38, sun_az=12., pitch=1.5)),
    'register-that-leads-to-decisions': ('industry-finance', dict(seed=17, az=150., el=28., lit=0.07)),
    'before-an-ai-use-case-goes-live': ('insight-digital-transformation', dict(seed=14)),
    'indicators-a-board-will-act-on': ('service-insights-enablement', dict(seed=77, accent=30, cam=(760, -160, 520))),
    'first-statement-on-camera': ('service-full-service-consulting', dict(az=170, fov=36, el=4.6)),
    'deputy-in-the-chair': ('industry-education', dict(az=196., el=14., cam=(420, 420, 430), tgt=(1090, 1130, 60))),
}
for piece, (of, opt) in COVERS.items():
    view(f'piece-{piece}', of, (1200, 800), **opt)

WIDE = (2400, 1200)
view('hero-white-papers', 'hero-insights', WIDE, seed=63, accent=21, az=340.)
view('hero-case-studies', 'hero-about', WIDE, az=-16, pitch=-5, fov=40, saz=34, el=5)
view('hero-webinars', 'insight-digital-transformation', WIDE, seed=31)
view('hero-crisis-assessment', 'hero-incident-response', WIDE, seed=9, gain=1.2, sun_az=16., sun_el=3.4)
view('hero-library', 'service-full-service-consulting', WIDE, az=187, fov=50, pitch=-3.5, el=4.2)
view('hero-notification-deadlines', 'industry-defense', WIDE, seed=5, az=176, pole=(0.62, 0.16), arc=30.)
