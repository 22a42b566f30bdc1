"""What a server looks after by itself: clocks, late bots, missed news, people who are away."""
